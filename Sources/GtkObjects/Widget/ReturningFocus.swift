import CGtk

/// The focus of a widget that comes and goes over a screen, such as a message with a button.
///
/// When the widget leaves the screen with the focus, what had the focus before gets it again. If that has gone as well, the
/// innermost container around it that is still there gives the focus to its first control.
@MainActor
package final class ReturningFocus {
  private let widget: Gtk.WeakReference
  /// What had the focus before, and what is around it, from the inside out.
  private var places: [Gtk.WeakReference] = []

  /// Creates the focus of a widget, whose signal handlers keep this object.
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
