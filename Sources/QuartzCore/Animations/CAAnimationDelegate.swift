/// An object that receives the beginning and the end of animations.
///
/// Mirrors `CAAnimationDelegate`.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation is first drawn.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the end.
  ///
  /// - Parameter flag: Indicates whether the animation reached its end, rather than being removed earlier.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The action of a layer for a change of a value: an animation, or nothing for `NSNull()`.
///
/// Mirrors `CAAction`.
public protocol CAAction {}

extension NSNull: CAAction {}
