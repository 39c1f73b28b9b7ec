import GtkBridge

extension UIScrollView {
  /// Runs an action once the rows of a change have their places, or at once for a view that is not on screen.
  func afterLayout(_ action: @escaping @MainActor () -> Void) {
    guard let widget = realizedWidget, widget.isMapped else { return action() }
    widget.afterNextLayout(action)
  }
}
