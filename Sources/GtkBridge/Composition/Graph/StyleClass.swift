import GtkObjects

extension View {
  /// Joins the controls of a row visually, as the theme defines it.
  func linked() -> some View { widgetModifier(StyleClass(name: "linked")) }

  /// Adds one of the theme's style classes to the view's widget.
  func styleClass(_ name: String) -> some View { widgetModifier(StyleClass(name: name)) }
}

struct StyleClass: WidgetModifier {
  let name: String

  func attach(to element: Element) -> Gtk.Widget { element.control }

  func apply(to widget: Gtk.Widget) { widget.addStyleClass(name) }
}
