import GtkObjects

extension View {
  /// Joins the controls of a row into one, the theme's way.
  func linked() -> some View { widgetModifier(StyleClass(name: "linked")) }

  /// Gives the view's widget one of the theme's style classes.
  func styleClass(_ name: String) -> some View { widgetModifier(StyleClass(name: name)) }
}

struct StyleClass: WidgetModifier {
  let name: String

  func attach(to element: Element) -> Gtk.Widget { element.control }

  func apply(to widget: Gtk.Widget) { widget.addStyleClass(name) }
}
