import CGtk

/// The focus of a widget that is shown over a screen for a while, such as a message with a button.
///
/// When the widget disappears with the focus, the previously focused widget gets the focus back. If that widget has
/// been removed, too, the innermost remaining container around it gives the focus to its first control.
@MainActor
package final class ReturningFocus {
  private let widget: Gtk.WeakReference
  /// The previously focused widget and its ancestors, from the inside out.
  private var places: [Gtk.WeakReference] = []

  /// Creates the focus of a widget, whose signal handlers retain this object.
  @discardableResult
  package init(of widget: Gtk.Widget) {
    self.widget = Gtk.WeakReference(widget)
    widget.connect("map") { self.remember() }
    widget.connect("unmap") { self.giveBack() }
  }

  private func remember() {
    guard let widget = widget.widget, let focus = widget.focusInWindow, !focus.isDescendant(of: widget) else { return }
    places = sequence(first: focus.widget) { gtk_widget_get_parent($0) }
      .map { Gtk.WeakReference(Gtk.Widget(retaining: UnsafeMutableRawPointer($0))) }
  }

  private func giveBack() {
    guard let widget = widget.widget, let focus = widget.focusedDescendant else { return }
    let left = places
    places = []
    for place in left.lazy.compactMap(\.widget) where place.isMapped && !widget.isDescendant(of: place) {
      if place.isFocusable ? place.grabFocus() : place.focusFirst() { return }
    }
    focus.clearFocus()
  }
}
