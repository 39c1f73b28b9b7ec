package import Graphics

/// The timing curve of an animation, a cubic Bézier curve.
///
/// Mirrors `CAMediaTimingFunction`:
///
/// ```swift
/// animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
/// animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
/// ```
public final class CAMediaTimingFunction: Sendable {
  package let curve: UnitCurve

  /// Creates one of the usual curves. An unknown name gives a constant speed.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: UnitCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
      default: .linear
      }
  }

  /// Creates a curve by its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  deinit {}
}

/// The name of a usual curve.
///
/// Mirrors `CAMediaTimingFunctionName`.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates the name of a curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A fast start and a slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
