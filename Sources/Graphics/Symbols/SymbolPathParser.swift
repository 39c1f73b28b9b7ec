import Foundation

/// A reader of the compact notation for the paths of symbols.
///
/// Coordinates are absolute, on a grid of 16 points. Angles are in degrees, clockwise from the right.
///
/// | Command | Meaning |
/// | --- | --- |
/// | `M x y`, `L x y`, `H x`, `V y` | move, line, horizontal line, vertical line |
/// | `Q cx cy x y`, `C cx cy dx dy x y` | curves with one and two control points |
/// | `a cx cy r from to`, `A …` | an arc around a centre, which `a` joins to the current point |
/// | `O cx cy r`, `E cx cy rx ry`, `R x y w h r` | circle, ellipse, rectangle with rounded corners |
/// | `P r x y …`, `W r x y …` | a closed and an open line through points, with corners of a radius |
/// | `Z` | closes the subpath |
struct SymbolPathParser {
  private var tokens: ArraySlice<Substring>
  private var path = Path()

  init(_ tokens: ArraySlice<Substring>) {
    self.tokens = tokens
  }

  /// Returns the path, or `nil` if the notation is invalid.
  mutating func parse() -> Path? {
    while let command = tokens.popFirst() {
      guard add(command) else { return nil }
    }
    return path.isEmpty ? nil : path
  }

  private mutating func add(_ command: Substring) -> Bool {
    let numbers = takeNumbers()
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    let current = path.currentPoint
    switch (command, numbers.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("H", 1): path.addLine(to: CGPoint(x: numbers[0], y: current?.y ?? 0))
    case ("V", 1): path.addLine(to: CGPoint(x: current?.x ?? 0, y: numbers[0]))
    case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("A", 5), ("a", 5): addArc(numbers, joins: command == "a")
    case ("O", 3): addEllipse(at: point(0), numbers[2], numbers[2])
    case ("E", 4): addEllipse(at: point(0), numbers[2], numbers[3])
    case ("R", 5):
      path.addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        cornerSize: CGSize(width: numbers[4], height: numbers[4]))
    case ("P", 7...), ("W", 5...):
      guard numbers.count % 2 == 1 else { return false }
      let points = stride(from: 1, to: numbers.count, by: 2).map(point)
      path.addLines(points, cornerRadius: numbers[0], isClosed: command == "P")
    case ("Z", 0): path.closeSubpath()
    default: return false
    }
    return true
  }

  private mutating func takeNumbers() -> [Double] {
    var numbers: [Double] = []
    while let number = tokens.first.flatMap({ Double($0) }) {
      numbers.append(number)
      tokens.removeFirst()
    }
    return numbers
  }

  private mutating func addEllipse(at center: CGPoint, _ rx: Double, _ ry: Double) {
    path.addEllipse(in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private mutating func addArc(_ numbers: [Double], joins: Bool) {
    let (center, radius) = (CGPoint(x: numbers[0], y: numbers[1]), numbers[2])
    let (start, end) = (Angle(degrees: numbers[3]), Angle(degrees: numbers[4]))
    if !joins {
      path.move(to: CGPoint(x: center.x + radius * cos(start.radians), y: center.y + radius * sin(start.radians)))
    }
    path.addArc(
      center: center, radius: radius, startAngle: start, endAngle: end, clockwise: end.radians < start.radians)
  }
}

extension Path {
  /// Adds a line through points whose corners are rounded.
  fileprivate mutating func addLines(_ points: [CGPoint], cornerRadius radius: Double, isClosed: Bool) {
    /// The point on the way from one point to another after a distance, but not beyond the middle.
    func point(from start: CGPoint, towards end: CGPoint) -> CGPoint {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let part = min(radius / max(hypot(dx, dy), 0.001), 0.5)
      return CGPoint(x: start.x + dx * part, y: start.y + dy * part)
    }
    let count = points.count
    if !isClosed { move(to: points[0]) }
    for index in isClosed ? 0..<count : 1..<count - 1 {
      let corner = points[index]
      let entry = point(from: corner, towards: points[(index + count - 1) % count])
      if isClosed, index == 0 { move(to: entry) } else { addLine(to: entry) }
      addQuadCurve(to: point(from: corner, towards: points[(index + 1) % count]), control: corner)
    }
    if isClosed { closeSubpath() } else { addLine(to: points[count - 1]) }
  }
}
