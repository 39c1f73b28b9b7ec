import Foundation

/// A part of a ring, between two angles in radians clockwise from the right.
struct Sector {
  let center: CGPoint
  let inner: Double
  let outer: Double
  let start: Double
  let end: Double
  /// The distance from the sector to each of its sides, in points.
  let inset: Double
  let cornerRadius: Double

  /// The point in the middle of the sector.
  var middle: CGPoint { point((start + end) / 2, inner > 0 ? (inner + outer) / 2 : outer * 0.65) }

  private func point(_ angle: Double, _ radius: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  var path: Path {
    var path = Path()
    let sweep = end - start
    guard outer > 0, sweep > 0 else { return path }
    guard sweep < 2 * .pi - 1e-6 else {
      path.addArc(center: center, radius: outer, startAngle: .radians(0), endAngle: .radians(2 * .pi), clockwise: false)
      path.closeSubpath()
      if inner > 0 {
        path.move(to: point(0, inner))
        path.addArc(
          center: center, radius: inner, startAngle: .radians(2 * .pi), endAngle: .radians(0), clockwise: true)
        path.closeSubpath()
      }
      return path
    }
    // The sides are parallel to those of the whole sector.
    func turn(_ distance: Double, at radius: Double) -> Double {
      radius > 0 ? min(asin(min(distance / radius, 1)), sweep / 2) : sweep / 2
    }
    let outerTurn = turn(inset, at: outer)
    let corner = max(min(cornerRadius, (outer - inner) / 2, outer * (sweep / 2 - outerTurn)), 0)
    addCorner(&path, angle: start + outerTurn, radius: outer, corner: corner, isOuter: true, isStart: true)
    let cut = turn(inset + corner, at: outer)
    path.addArc(
      center: center, radius: outer, startAngle: .radians(start + cut), endAngle: .radians(end - cut), clockwise: false)
    addCorner(&path, angle: end - outerTurn, radius: outer, corner: corner, isOuter: true, isStart: false)
    if inner > 0 {
      let innerTurn = turn(inset, at: inner)
      let innerCorner = max(min(corner, inner * (sweep / 2 - innerTurn)), 0)
      let innerCut = turn(inset + innerCorner, at: inner)
      addCorner(&path, angle: end - innerTurn, radius: inner, corner: innerCorner, isOuter: false, isStart: true)
      path.addArc(
        center: center, radius: inner, startAngle: .radians(end - innerCut), endAngle: .radians(start + innerCut),
        clockwise: true)
      addCorner(&path, angle: start + innerTurn, radius: inner, corner: innerCorner, isOuter: false, isStart: false)
    } else {
      path.addLine(to: point((start + end) / 2, min(inset / max(sin(sweep / 2), 0.05), outer)))
    }
    path.closeSubpath()
    return path
  }

  /// Adds a round corner between a side and an arc, in the direction in which the outline is drawn.
  private func addCorner(
    _ path: inout Path, angle: Double, radius: Double, corner: Double, isOuter: Bool, isStart: Bool
  ) {
    let tip = point(angle, radius)
    guard corner > 0 else {
      if path.isEmpty { path.move(to: tip) } else { path.addLine(to: tip) }
      return
    }
    let side = point(angle, radius + (isOuter ? -corner : corner))
    if isStart {
      if path.isEmpty { path.move(to: side) } else { path.addLine(to: side) }
      let along = corner / radius * (isOuter ? 1 : -1)
      path.addQuadCurve(to: point(angle + along, radius), control: tip)
    } else {
      path.addQuadCurve(to: side, control: tip)
    }
  }
}
