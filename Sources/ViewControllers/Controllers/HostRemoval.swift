/// The way in which the user or the desktop removed a screen; see ``ViewController/onHostRemoval``.
public enum HostRemoval: Sendable {
  /// Back navigation popped the screen, by button, shortcut or gesture.
  case wentBack
  /// The presented screen was dismissed, by Escape, its close button or a click outside.
  case dismissed
  /// The window of the screen was closed.
  case windowClosed
}

extension ViewController {
  /// Reports the removal to every controller of the removed screen, children before their container.
  func reportHostRemoval(_ removal: HostRemoval) {
    for child in children.reversed() { child.reportHostRemoval(removal) }
    onHostRemoval?(removal)
  }
}
