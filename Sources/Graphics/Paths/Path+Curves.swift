import Foundation

extension Path {
  /// The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
  private static let quarter = 0.552_284_749_8

  /// Adds an ellipse inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rectangle with rounded corners. Their size is limited to half the size of the rectangle.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let (rx, ry) = (
      min(max(cornerSize.width, 0), rect.width / 2), min(max(cornerSize.height, 0), rect.height / 2)
    )
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let (cx, cy) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(rect.minX + rx, rect.minY))
    addLine(to: point(rect.maxX - rx, rect.minY))
    addCurve(
      to: point(rect.maxX, rect.minY + ry), control1: point(rect.maxX - cx, rect.minY),
      control2: point(rect.maxX, rect.minY + cy))
    addLine(to: point(rect.maxX, rect.maxY - ry))
    addCurve(
      to: point(rect.maxX - rx, rect.maxY), control1: point(rect.maxX, rect.maxY - cy),
      control2: point(rect.maxX - cx, rect.maxY))
    addLine(to: point(rect.minX + rx, rect.maxY))
    addCurve(
      to: point(rect.minX, rect.maxY - ry), control1: point(rect.minX + cx, rect.maxY),
      control2: point(rect.minX, rect.maxY - cy))
    addLine(to: point(rect.minX, rect.minY + ry))
    addCurve(
      to: point(rect.minX + rx, rect.minY), control1: point(rect.minX, rect.minY + cy),
      control2: point(rect.minX + cx, rect.minY))
    closeSubpath()
  }

  /// Adds an arc of a circle, connected to the current point by a straight line.
  ///
  /// Mirrors SwiftUI's `addArc(center:radius:startAngle:endAngle:clockwise:)`. As there, `clockwise` assumes an upward
  /// `y` axis, so the arc appears counterclockwise on screen. Does nothing if an angle is not a finite number.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if abs(sweep) >= full {
      sweep = clockwise ? -full : full
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: full)
      if clockwise, sweep > 0 { sweep -= full }
      if !clockwise, sweep < 0 { sweep += full }
    }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let steps = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(steps)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<steps {
      let (from, to) = (startAngle.radians + Double(index) * step, startAngle.radians + Double(index + 1) * step)
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b, control1: CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
        control2: CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)))
    }
  }
}
