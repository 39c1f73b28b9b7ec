import GtkBridge

/// A view that is notified of its look, such as the content of a cell.
@MainActor
package protocol LookObserving: UIView {
  /// Called when the view gets its look, before its first change.
  func lookWasMade()
}
