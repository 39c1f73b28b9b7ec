import CGtk

extension Gtk {
  /// The focus of controls that are wholly outside their window, such as those of a menu that has moved out of sight.
  ///
  /// GTK's keys visit all controls. Here, they skip controls that are out of sight.
  @MainActor
  enum UnseenFocus {
    /// Repeats the movement of the focus by a key until the focus is in sight.
    static func skip(in window: Window, move: () -> Void) {
      var skipped: Set<UnsafeMutablePointer<GtkWidget>> = []
      while let focus = window.focusInWindow, isOutside(focus, of: window), skipped.insert(focus.widget).inserted {
        move()
      }
    }

    /// Returns whether a widget is outside a window. Content of a scrolled area scrolls into view when it gets the
    /// focus, and a page in a transition moves into view by itself.
    private static func isOutside(_ focus: Widget, of window: Window) -> Bool {
      guard gtk_widget_get_ancestor(focus.widget, gtk_scrolled_window_get_type()) == nil, !focus.isInTransition,
        let bounds = focus.bounds(inside: window)
      else { return false }
      let width = Float(gtk_widget_get_width(window.widget))
      let height = Float(gtk_widget_get_height(window.widget))
      return bounds.origin.x >= width || bounds.origin.y >= height || bounds.origin.x + bounds.size.width <= 0
        || bounds.origin.y + bounds.size.height <= 0
    }
  }
}
