/// The keyboard's focus of a screen that has no control yet, such as one that is still loading: its first one takes it as soon
/// as it is there, unless the user has put the focus somewhere by then.
@MainActor
package enum AwaitedFocus {
  private static weak var screen: Gtk.Widget?
  /// Whether the focus was drawn where it was before: GTK stops drawing it while nothing has it.
  private static var isShown = false

  /// Gives a screen the focus when there is something in it to have it. Nothing has it until then.
  package static func wait(for screen: Gtk.Widget) {
    self.screen = screen
    isShown = screen.rootWindow?.showsFocus == true
    screen.clearFocus()
  }

  /// Views have been brought up to date: there may be a control now.
  package static func settle() {
    guard let screen else { return }
    // What has just come has no place yet, without which GTK does not find it.
    screen.afterLayout { [weak screen] in if let screen { take(screen) } }
  }

  private static func take(_ screen: Gtk.Widget) {
    guard screen === self.screen else { return }
    if !screen.isMapped || screen.focusInWindow != nil {
      self.screen = nil
    } else if screen.focusFirst() {
      self.screen = nil
      if isShown { screen.rootWindow?.showsFocus = true }
    }
  }
}
