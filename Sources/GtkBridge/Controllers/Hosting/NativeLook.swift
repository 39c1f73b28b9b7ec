import GtkObjects

/// What a view shows behind and around its content.
@MainActor
package protocol NativeLook: AnyObject {
  /// Shows the look on the view's widget. Called after each change.
  func show(on widget: Gtk.Widget)
}
