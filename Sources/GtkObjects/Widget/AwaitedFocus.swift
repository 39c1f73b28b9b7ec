/// The pending keyboard focus of a screen without controls, such as one that is still loading. Its first control takes
/// the focus as soon as it exists, unless the user has moved the focus by then.
@MainActor
package enum AwaitedFocus {
  private static weak var screen: Gtk.Widget?
  /// Indicates whether an attempt is pending after the next layout. Many updates may precede it.
  private static var isSettling = false

  /// Clears the focus until the screen contains a focusable widget.
  package static func wait(for screen: Gtk.Widget) {
    self.screen = screen
    isSettling = false
    screen.clearFocus()
  }

  /// Keeps the focus of a scrolled area until it contains a focusable widget, such as the first row of a list.
  static func improve(in screen: Gtk.Widget) {
    self.screen = screen
    isSettling = false
  }

  /// Tries to set the focus after an update of the views, which may have added a control.
  package static func settle() {
    guard !isSettling, let screen else { return }
    isSettling = true
    // GTK finds a new control only after its first layout.
    screen.afterLayout { [weak screen] in
      guard let screen, screen === self.screen else { return }
      isSettling = false
      take(screen)
    }
  }

  private static func take(_ screen: Gtk.Widget) {
    if screen.isMapped, let area = screen.focusedDescendant, area.isScrolledWindow {
      if area.children.contains(where: { $0.focusFirst() }) { self.screen = nil }
    } else if !screen.isMapped || screen.focusInWindow != nil {
      self.screen = nil
    } else if screen.focusFirst() {
      self.screen = nil
    }
  }
}
