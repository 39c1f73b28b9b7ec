import Foundation
import GtkBridge

extension UIView {
  /// How keyframes are animated.
  ///
  /// Mirrors `UIView.KeyframeAnimationOptions`. All modes of calculation are linear.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Animates the changes of keyframes, which the block adds.
  ///
  /// Mirrors `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var all: AnimationOptions = .curveLinear
    if options.contains(.repeat) { all.insert(.repeat) }
    if options.contains(.autoreverse) { all.insert(.autoreverse) }
    animate(withDuration: duration, delay: delay, options: all, animations: animations, completion: completion)
  }

  /// Adds a keyframe to the animation in whose block the program is. The times are parts of its duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = ViewAnimation.current else { return animations() }
    animation.recordKeyframe(from: frameStartTime, duration: frameDuration, animations)
  }
}
