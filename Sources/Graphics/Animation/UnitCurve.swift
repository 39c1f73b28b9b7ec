/// A curve from (0, 0) to (1, 1) that maps the fraction of elapsed time to the fraction of a movement.
///
/// Mirrors SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  /// A constant speed.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// A slow start.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// A slow end.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// A slow start and end.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a cubic Bézier curve with two control points. Their x coordinates are clamped to the range from 0 to 1.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Returns a cubic Bézier curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
  }

  /// Returns the fraction of the movement at a fraction of its time, from 0 to 1.
  public func value(at time: Double) -> Double {
    if self == .linear { return time }
    // Time increases monotonically along the curve, so a bisection finds the parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return Self.coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ place: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}
