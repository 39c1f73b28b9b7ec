import Foundation
import Graphics
import GtkBridge

extension UIView: ViewAnimating {
  package static func animate(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    animate(withDuration: duration, animations: changes)
  }

  package static func hold(_ block: () -> Void) -> any HeldAnimations { HeldViewAnimations(of: block) }
}

extension UIView {
  /// Options of an animation.
  ///
  /// Mirrors `UIView.AnimationOptions`. A later animation always begins with what is drawn.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's. Bits 16 to 19 are one number for the curve, and bits 20 to 23 one for the transition.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The subviews of views that change their size are laid out at the end of the block, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The user may use the views. Kept, without effect: they always may.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins with what is drawn. Kept, without effect: it always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats without end, until a later animation of the same property takes over.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation goes back to its beginning. Without ``repeat``, it does so once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation has its own duration and curve inside the block of another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Kept, without effect: ``overrideInheritedDuration`` is for the curve, too.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Kept, without effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:)` hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Kept, without effect: options are not inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and at the end. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition, which fades here as all do.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition, which fades here as all do.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition, which fades here as all do.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition, which fades here as all do.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that fades from the old to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition, which fades here as all do.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition, which fades here as all do.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: UnitCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The speed along an animation.
  ///
  /// Mirrors `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same speed throughout.
    case linear

    var curve: UnitCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Indicates whether changes are animated at all.
  public private(set) static var areAnimationsEnabled: Bool {
    get { AnimationSettings.areEnabled }
    set { AnimationSettings.areEnabled = newValue }
  }

  /// Sets whether changes are animated at all.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// The duration of the animation whose block is running, or 0 outside of a block.
  public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.timing.duration ?? 0 }

  /// Animates the changes of a block: positions and sizes, the transform, the opacity, the background, and the layout
  /// by constraints when the block calls `layoutIfNeeded()`.
  ///
  /// Mirrors `UIView.animate(withDuration:delay:options:animations:completion:)`. The views have their new values at once;
  /// what is drawn follows the window's frames. Without a window, and if the desktop asks for reduced motion, the changes
  /// are immediate, and the completion is called soon after.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(.curve(options.curve, duration: duration), delay, options, animations, completion)
  }

  /// Animates the changes of a block by a spring.
  ///
  /// Mirrors UIKit's form with a damping ratio: a ratio of 1 does not overshoot.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      .spring(damping: dampingRatio, velocity: velocity, duration: duration), delay, options, animations, completion)
  }

  /// Animates the changes of a block by a spring with a bounce from 0 (none) to 1.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    animate(.spring(spring, initialVelocity: initialSpringVelocity), delay, options, animations, completion)
  }

  private static func animate(
    _ timing: AnimationTiming, _ delay: TimeInterval, _ options: AnimationOptions, _ block: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var timing = timing
    if let outer = ViewAnimation.current, !options.contains(.overrideInheritedDuration) { timing = outer.timing }
    if options.contains(.repeat) {
      timing = .repeated(timing, count: nil, autoreverses: options.contains(.autoreverse))
    } else if options.contains(.autoreverse) {
      timing = .repeated(timing, count: 2, autoreverses: true)
    }
    if delay > 0 { timing = .delayed(timing, by: delay) }
    let animation = ViewAnimation(timing)
    animation.laysOutSubviews = options.contains(.layoutSubviews)
    animation.onEnd = { completion?($0) }
    animation.record(block)
    animation.start()
  }

  /// Runs a block whose changes are immediate, inside that of an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = NativeView.recorder
    NativeView.recorder = nil
    defer { NativeView.recorder = outer }
    actionsWithoutAnimation()
  }
}

@MainActor
private enum AnimationSettings {
  static var areEnabled = true
}

extension AnimationTiming {
  /// Returns a spring that has come to rest after a duration.
  static func spring(damping: CGFloat, velocity: CGFloat, duration: Double) -> AnimationTiming {
    guard duration > 0 else { return .curve(.linear, duration: 0) }
    let spring = Spring(response: 0.5, dampingRatio: min(max(damping, 0.05), 1))
    let speed = spring.settlingDuration / duration
    return .sped(.spring(spring, initialVelocity: velocity / speed), by: speed)
  }
}
