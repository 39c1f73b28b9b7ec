/// A curve from (0, 0) to (1, 1): how far a movement has come, by how much of its time has passed.
package struct UnitCurve: Hashable, Sendable {
  package static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// A cubic Bézier curve with two control points, whose times lie between 0 and 1.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// How far the movement has come after a part of its time, from 0 to 1.
  package func value(at time: Double) -> Double {
    if self == .linear { return time }
    // Time grows along the curve: the place on it that belongs to a time is found by halving.
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
