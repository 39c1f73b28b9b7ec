import CGtk
import Graphics

extension Gtk {
  /// The distance between a control that a key has reached and the edges of the scrolled area around it.
  ///
  /// GTK scrolls until the control itself is in sight. The edge would cut off its ring, and that of its row.
  @MainActor
  enum FocusMargin {
    private static let length = 12.0

    /// Follows the focus in a window.
    static func follow(in window: Window) {
      window.connect("notify::focus-widget") { [weak window] in
        guard let window, window.showsFocus, let focus = window.focusInWindow else { return }
        scroll(to: focus.typeName == "GtkText" ? focus.parent ?? focus : focus)
      }
    }

    private static func scroll(to control: Widget) {
      for area in sequence(first: control, next: \.parent) where area.isInstance(of: gtk_viewport_get_type()) {
        guard gtk_viewport_get_scroll_to_focus(area.opaque) != 0, let bounds = control.bounds(inside: area)
        else { continue }
        let (start, size) = (bounds.origin, bounds.size)
        scroll(gtk_scrollable_get_hadjustment(area.opaque), to: Double(start.x), length: Double(size.width))
        scroll(gtk_scrollable_get_vadjustment(area.opaque), to: Double(start.y), length: Double(size.height))
      }
    }

    /// Scrolls on one axis, unless there is no room for the margins.
    private static func scroll(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, to start: Double, length: Double) {
      guard let adjustment else { return }
      let page = gtk_adjustment_get_page_size(adjustment)
      let (first, last) = (start - Self.length, start + length + Self.length)
      guard last - first <= page, first < 0 || last > page else { return }
      gtk_adjustment_set_value(
        adjustment, gtk_adjustment_get_value(adjustment) + (first < 0 ? first : last - page))
    }
  }
}
