/// The channel from a child screen to the one that opened it: a child's view model knows its parent's as this, weakly.
public protocol ChildListener: AnyObject {
  /// The child wants to go.
  func childDidAskToDismiss()

  /// The child is gone.
  func childDidEnd(_ end: PlaygroundState.ChildEnd)
}
