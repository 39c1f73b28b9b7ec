internal import Graphics

/// An animation through several values, or along a path.
///
/// Mirrors `CAKeyframeAnimation`:
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
/// shake.values = [0, -10, 10, -6, 6, 0]
/// shake.duration = 0.4
/// field.layer.add(shake, forKey: "shake")
/// ```
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public var values: [Any]?
  /// The outline that a position follows, in place of the values. Its speed is constant; `keyTimes` are of no effect.
  public var path: CGPath?
  /// The part of the duration at which each value is reached, from 0 to 1.
  public var keyTimes: [NSNumber]?
  /// The speed between each value and the next one.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// What is between the values.
  public var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer turns along the path, or `nil` if it does not.
  public var rotationMode: CAAnimationRotationMode?

  deinit {}

  override func taking(from other: CAAnimation) -> CAAnimation {
    if let other = other as? CAKeyframeAnimation {
      (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
      (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
      rotationMode = other.rotationMode
    }
    return super.taking(from: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { CAKeyframeAnimation().taking(from: self) }

  override var movement: PropertyPlan.Movement {
    if let path { return .path(PathMotion(Path(path), rotation: rotationMode)) }
    return .keyframes(
      KeyframeValues(
        (values ?? []).map(LayerValue.init), times: keyTimes?.map(\.doubleValue),
        curves: (timingFunctions ?? []).map(\.curve), mode: calculationMode))
  }
}

/// What is between the values of keyframes.
///
/// Mirrors `CAAnimationCalculationMode`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A straight way.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A straight way at a constant speed, whatever the times are.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve whose values are at times as far apart as they are from each other.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
///
/// Mirrors `CAAnimationRotationMode`.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It looks in the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It looks back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
