import Foundation
import GtkBridge

extension UIView {
  /// Options of an animation with keyframes.
  ///
  /// Mirrors `UIView.KeyframeAnimationOptions`. All modes of calculation are linear.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's. Bits 10 to 13 are one number for the calculation mode.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The subviews of views that change their size are laid out at the end of the block, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// The user may use the views. Kept, without effect: they always may.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins with what is drawn. Kept, without effect: it always does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats without end, until a later animation of the same property takes over.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation goes back to its beginning. Without ``repeat``, it does so once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Values between keyframes change evenly.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from keyframe to keyframe. Here as ``calculationModeLinear``.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The speed is the same in all keyframes. Here as ``calculationModeLinear``.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values follow a smooth curve through the keyframes. Here as ``calculationModeLinear``.
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
    if options.contains(.layoutSubviews) { all.insert(.layoutSubviews) }
    if options.contains(.repeat) { all.insert(.repeat) }
    if options.contains(.autoreverse) { all.insert(.autoreverse) }
    animate(withDuration: duration, delay: delay, options: all, animations: animations, completion: completion)
  }

  /// Adds a keyframe to the animation whose block is running. The times are parts of its duration, from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = ViewAnimation.current else { return animations() }
    animation.recordKeyframe(from: frameStartTime, duration: frameDuration, animations)
  }
}
