import Foundation

extension Path {
  /// The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
  private static let quarter = 0.552_284_749_8

  /// Adds an ellipse inscribed in a rectangle, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: rect.midX + rx * x, y: rect.midY + ry * y) }
    move(to: point(1, 0))
    var (x, y) = (1.0, 0.0)
    for _ in 0..<4 {
      // The next quarter begins in a direction that is rotated by a right angle.
      let (nextX, nextY) = (-y, x)
      addCurve(
        to: point(nextX, nextY), control1: point(x + nextX * Self.quarter, y + nextY * Self.quarter),
        control2: point(nextX + x * Self.quarter, nextY + y * Self.quarter))
      (x, y) = (nextX, nextY)
    }
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners. Their size is limited to half the size of the rectangle.
  ///
  /// Mirrors SwiftUI's `addRoundedRect(in:cornerSize:style:)`. Continuous corners are drawn as circular corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, [cornerSize, cornerSize, cornerSize, cornerSize])
  }

  /// Adds a rectangle with separate corner radii, each limited to half the size of the rectangle.
  ///
  /// Mirrors SwiftUI's `addRoundedRect(in:cornerRadii:style:)`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addRoundedRect(in: rect, radii.map { CGSize(width: $0, height: $0) })
  }

  /// Adds a rectangle with four corners, clockwise from the top leading one.
  private mutating func addRoundedRect(in rect: CGRect, _ corners: [CGSize]) {
    let sizes = corners.map {
      CGSize(width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    // Each corner itself, and the directions from there to the side before and to the one after.
    let places: [(corner: CGPoint, before: CGPoint, after: CGPoint)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
    ]
    move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    for index in [1, 2, 3, 0] {
      let (place, size) = (places[index], sizes[index])
      func point(_ way: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: place.corner.x + way.x * size.width * part, y: place.corner.y + way.y * size.height * part)
      }
      addLine(to: point(place.before, 1))
      guard size.width > 0, size.height > 0 else { continue }
      addCurve(
        to: point(place.after, 1), control1: point(place.before, 1 - Self.quarter),
        control2: point(place.after, 1 - Self.quarter))
    }
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
