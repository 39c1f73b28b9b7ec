import GtkObjects

/// The widget of a view that shows a declarative one. Where its subviews' widgets stand is its nodes' affair.
@MainActor
final class HostingBacking: WidgetBacking {
  private unowned let view: NativeView
  let widget: Gtk.Widget

  init(_ view: NativeView, widget: Gtk.Widget) {
    self.view = view
    self.widget = widget
  }

  func subviewsDidChange() {}

  func constraintsDidChange() {}

  func visibilityDidChange() { setDrawn(!view.isHidden) }
}

/// A native view whose widget is made from something other than its subviews.
@MainActor
protocol WidgetProviding: NativeView {
  func makeWidget() -> Gtk.Widget
}
