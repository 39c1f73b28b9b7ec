/// An observer of a child screen. A child's view model holds its parent's view model weakly through this protocol.
public protocol ChildListener: AnyObject {
  /// The child requested its dismissal.
  func childDidAskToDismiss()

  /// The child was removed.
  func childDidEnd(_ end: PlaygroundState.ChildEnd)
}
