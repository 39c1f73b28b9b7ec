import Foundation

extension Path {
  /// Adds an arc that touches the line from the current point to `tangent1End`, and the line from there to `tangent2End`.
  ///
  /// A straight line connects it. If the points are on one line, the arc is only its corner.
  ///
  /// Mirrors SwiftUI's `addArc(tangent1End:tangent2End:radius:transform:)`.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: Double) {
    guard let start = currentPoint else { return move(to: corner) }
    let (first, second) = (
      CGPoint(x: start.x - corner.x, y: start.y - corner.y), CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let lengths = hypot(first.x, first.y) * hypot(second.x, second.y)
    let turn = first.x * second.y - first.y * second.x
    guard radius > 0, lengths > 0, abs(turn) > lengths * 1e-9 else { return addLine(to: corner) }
    let half = acos(min(max((first.x * second.x + first.y * second.y) / lengths, -1), 1)) / 2
    func point(along line: CGPoint, at distance: Double) -> CGPoint {
      let length = hypot(line.x, line.y)
      return CGPoint(x: corner.x + line.x / length * distance, y: corner.y + line.y / length * distance)
    }
    let (from, to) = (point(along: first, at: radius / tan(half)), point(along: second, at: radius / tan(half)))
    // The centre is on the line that divides the corner's angle.
    let middle = CGPoint(x: (from.x + to.x) / 2 - corner.x, y: (from.y + to.y) / 2 - corner.y)
    let center = point(along: middle, at: radius / sin(half))
    addArc(
      center: center, radius: radius, startAngle: .radians(atan2(from.y - center.y, from.x - center.x)),
      endAngle: .radians(atan2(to.y - center.y, to.x - center.x)), clockwise: turn > 0)
  }

  /// Adds an arc of a circle from a start angle over another angle, connected by a straight line.
  ///
  /// Mirrors SwiftUI's `addRelativeArc(center:radius:startAngle:delta:transform:)`.
  public mutating func addRelativeArc(center: CGPoint, radius: Double, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta.radians < 0
    )
  }
}
