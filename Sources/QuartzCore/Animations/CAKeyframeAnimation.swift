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
  /// The path of a position, in place of the values. Its speed is constant; `keyTimes` have no effect.
  public var path: CGPath?
  /// The fractions of the duration at which the values are reached, from 0 to 1.
  public var keyTimes: [NSNumber]?
  /// The timing curve between each value and the next one.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  public var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of the layer along the path, or `nil` for none.
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

/// The interpolation between the values of keyframes.
///
/// Mirrors `CAAnimationCalculationMode`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed, whatever the times are.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values, whose times are proportional to the distances between values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
///
/// Mirrors `CAAnimationRotationMode`.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
