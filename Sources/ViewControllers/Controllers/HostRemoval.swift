/// How the user, or the desktop, took a screen away; see ``ViewController/onHostRemoval``.
public enum HostRemoval: Sendable {
  /// Back navigation popped it: the back button, its shortcut or gesture.
  case wentBack
  /// It had been presented, and was dismissed: Escape, its close button, a click outside.
  case dismissed
  /// The window it was in was closed.
  case windowClosed
}

extension ViewController {
  /// Tells every controller in a screen that the host has taken away, inside before outside.
  func reportHostRemoval(_ removal: HostRemoval) {
    for child in children.reversed() { child.reportHostRemoval(removal) }
    onHostRemoval?(removal)
  }
}
