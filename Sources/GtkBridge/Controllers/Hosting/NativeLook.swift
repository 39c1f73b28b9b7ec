import GtkObjects

/// The background, the border and the shadow of a view.
@MainActor
package protocol NativeLook: AnyObject {
  /// Shows the look on the view's widget. Called after each change.
  func show(on widget: Gtk.Widget)
}
