import GtkBridge

/// A view that depends on its look, such as the content of a cell.
@MainActor
package protocol LookObserving: UIView {
  /// Called when the view gets its look, before its first change.
  func lookWasMade()
}

/// A view whose background in the theme gives way to its own, such as a table or a text view.
@MainActor
package protocol BackgroundReplacing: UIView {
  /// Indicates whether the view has a background of its own.
  var hasOwnBackground: Bool { get set }
}
