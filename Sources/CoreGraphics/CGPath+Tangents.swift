extension CGMutablePath {
  /// Adds an arc that touches the line from the current point to `tangent1End`, and the line from there to `tangent2End`.
  ///
  /// A straight line connects it. If the points are on one line, the arc is only its corner.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return move(to: corner, transform: transform) }
    let start = currentPoint.applying(transform.inverted())
    let (first, second) = (
      CGPoint(x: start.x - corner.x, y: start.y - corner.y), CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let lengths = hypot(first.x, first.y) * hypot(second.x, second.y)
    let turn = first.x * second.y - first.y * second.x
    guard radius > 0, lengths > 0, abs(turn) > lengths * 1e-9 else { return addLine(to: corner, transform: transform) }
    let half = acos(min(max((first.x * second.x + first.y * second.y) / lengths, -1), 1)) / 2
    func point(along line: CGPoint, at distance: CGFloat) -> CGPoint {
      let length = hypot(line.x, line.y)
      return CGPoint(x: corner.x + line.x / length * distance, y: corner.y + line.y / length * distance)
    }
    let (from, to) = (point(along: first, at: radius / tan(half)), point(along: second, at: radius / tan(half)))
    // The centre is on the line that divides the corner's angle.
    let middle = CGPoint(x: (from.x + to.x) / 2 - corner.x, y: (from.y + to.y) / 2 - corner.y)
    let center = point(along: middle, at: radius / sin(half))
    addArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: turn > 0, transform: transform)
  }
}
