import CGtk

extension Gtk {
  /// The focus of controls that are wholly outside of their window, such as those of a menu that is moved out of sight.
  ///
  /// GTK's keys go through all controls. Here, they go on until they reach one that the user can see.
  @MainActor
  enum UnseenFocus {
    /// Repeats the movement of the focus by a key until the focus is in sight.
    static func skip(in window: Window, move: () -> Void) {
      var skipped: Set<UnsafeMutablePointer<GtkWidget>> = []
      while let focus = window.focusInWindow, isOutside(focus, of: window), skipped.insert(focus.widget).inserted {
        move()
      }
    }

    /// Returns whether a widget is outside of a window. What scrolls comes into view when it has the focus, and a page that
    /// slides in does so by itself.
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
