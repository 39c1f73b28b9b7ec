/// The keyboard's focus of a screen that has no control yet, such as one that is still loading: its first one takes it as soon
/// as it is there, unless the user has put the focus somewhere by then.
@MainActor
enum AwaitedFocus {
  private static weak var screen: Gtk.Widget?

  /// Gives a screen the focus when there is something in it to have it. Nothing has it until then.
  static func wait(for screen: Gtk.Widget) {
    self.screen = screen
    screen.clearFocus()
  }

  /// Views have been brought up to date: there may be a control now.
  static func settle() {
    guard let screen else { return }
    // What has just come has no place yet, without which GTK does not find it.
    screen.afterLayout { [weak screen] in if let screen { take(screen) } }
  }

  private static func take(_ screen: Gtk.Widget) {
    guard screen === self.screen else { return }
    if !screen.isMapped || screen.focusInWindow != nil || screen.focusFirst() { self.screen = nil }
  }
}
