import Foundation

extension Path {
  /// Returns the outline of the line that a style draws along the path.
  ///
  /// Mirrors SwiftUI's `strokedPath(_:)`. Curves become short straight lines, and the parts of the outline overlap, so it is
  /// filled by the non-zero rule. The outline ends before the first element that is not finite, and a line of more than
  /// 100,000 dashes has none. Complexity: O(*n*) in the number of elements and dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
    var pen = Pen(style: style)
    for line in lines { for dash in line.dashes(of: style) { pen.draw(dash) } }
    return pen.outline
  }

  /// Calls `body` with each element.
  ///
  /// Mirrors SwiftUI's `forEach(_:)`.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// The subpaths, with straight lines in place of curves.
  private var lines: [StraightLine] {
    var lines: [StraightLine] = []
    var points: [CGPoint] = []
    func end(isClosed: Bool) {
      if !points.isEmpty { lines.append(StraightLine(points, isClosed: isClosed)) }
      points = isClosed ? Array(points.prefix(1)) : []
    }
    func add(_ control: [CGPoint], _ end: CGPoint) {
      let start = points.last ?? control.first ?? end
      let all = [start] + control + [end]
      let length = zip(all, all.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
      // The limits come first: a huge number does not fit into an integer.
      let steps = Int(min(max(length.squareRoot() * 2, 4), 100))
      points += (1...steps).map { Self.point(at: Double($0) / Double(steps), of: all) }
    }
    for element in elements.prefix(while: \.isFinite) {
      switch element {
      case .move(let point):
        end(isClosed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let end, let control): add([control], end)
      case .curve(let end, let first, let second): add([first, second], end)
      case .closeSubpath: end(isClosed: true)
      }
    }
    if points.count > 1 || lines.isEmpty { end(isClosed: false) }
    return lines
  }

  /// Returns a point of a Bézier curve, by de Casteljau's algorithm.
  private static func point(at part: Double, of points: [CGPoint]) -> CGPoint {
    var row = points
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.toward($1, by: part) }
    }
    return row[0]
  }
}

/// A line of straight pieces.
private struct StraightLine {
  var points: [CGPoint]
  let isClosed: Bool

  /// Creates a line without pieces of no length.
  init(_ points: [CGPoint], isClosed: Bool) {
    self.points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    if isClosed, self.points.count > 1, self.points.first == self.points.last { self.points.removeLast() }
    self.isClosed = isClosed
  }

  /// Returns the dashes of the line for a pattern of dashes and gaps: the line itself without a pattern.
  func dashes(of style: StrokeStyle) -> [StraightLine] {
    let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, style.dashPhase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [self] }
    let corners = isClosed ? points + points.prefix(1) : points
    let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    // With so many dashes, the result looks like a line, and would use all memory.
    guard length / total <= 100_000 else { return [self] }
    var dashes: [StraightLine] = []
    var index = 0
    var rest = style.dashPhase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - rest
    var dash: [CGPoint] = []
    for (start, end) in zip(corners, corners.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var place = 0.0
      while place < length {
        func point(_ place: Double) -> CGPoint { start.toward(end, by: place / length) }
        let isDash = index.isMultiple(of: 2)
        if isDash, dash.isEmpty { dash = [point(place)] }
        let step = min(rest, length - place)
        place += step
        rest -= step
        if isDash { dash.append(point(place)) }
        guard rest <= 0 else { continue }
        if isDash {
          dashes.append(StraightLine(dash, isClosed: false))
          dash = []
        }
        repeat { index = (index + 1) % pattern.count } while pattern[index] == 0
        rest = pattern[index]
      }
    }
    if !dash.isEmpty { dashes.append(StraightLine(dash, isClosed: false)) }
    return dashes
  }
}

/// Draws the outline of lines as polygons that all have the same direction.
private struct Pen {
  let style: StrokeStyle
  private(set) var outline = Path()
  private var radius: Double { style.lineWidth / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func draw(_ line: StraightLine) {
    guard line.points.count > 1 else { return drawDot(line.points[0]) }
    var points = line.points
    if line.isClosed { points.append(points[0]) }
    let normals = zip(points, points.dropFirst()).map { start, end in
      let length = hypot(end.x - start.x, end.y - start.y)
      return Distance(dx: (start.y - end.y) / length * radius, dy: (end.x - start.x) / length * radius)
    }
    for (index, normal) in normals.enumerated() {
      let (start, end) = (points[index], points[index + 1])
      add([start + normal, end + normal, end - normal, start - normal])
      if index > 0 { join(at: start, normals[index - 1], normal) }
    }
    if line.isClosed { return join(at: points[0], normals[normals.count - 1], normals[0]) }
    cap(at: points[0], normals[0], isStart: true)
    cap(at: points[points.count - 1], normals[normals.count - 1], isStart: false)
  }

  /// Draws a line without length, which only its ends show.
  private mutating func drawDot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(point)
    case .square: outline.addRect(CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
  }

  private mutating func cap(at end: CGPoint, _ normal: Distance, isStart: Bool) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(end)
    case .square:
      let ahead = isStart ? Distance(dx: -normal.dy, dy: normal.dx) : Distance(dx: normal.dy, dy: -normal.dx)
      add([end + normal, end + normal + ahead, end - normal + ahead, end - normal])
    }
  }

  private mutating func join(at corner: CGPoint, _ before: Distance, _ after: Distance) {
    let turn = before.dx * after.dy - before.dy * after.dx
    guard style.lineJoin != .round else { return addCircle(corner) }
    // The corner is open on the outer side of the turn.
    let (first, second) = turn > 0 ? (corner - before, corner - after) : (corner + before, corner + after)
    var points = [corner, first, second]
    let cosine = (before.dx * after.dx + before.dy * after.dy) / (radius * radius)
    // The length of a sharp corner is that of its bisector: 1 / cos(half of the turn) line widths.
    let half = ((1 + cosine) / 2).squareRoot()
    if style.lineJoin == .miter, half > 0, 1 / half <= style.miterLimit {
      let sign = turn > 0 ? -1.0 : 1.0
      let scale = sign / (1 + cosine)
      points.insert(
        corner + Distance(dx: (before.dx + after.dx) * scale, dy: (before.dy + after.dy) * scale), at: 2)
    }
    add(points)
  }

  private mutating func addCircle(_ center: CGPoint) {
    let count = Int(min(max(radius.squareRoot() * 8, 12), 100))
    add(
      (0..<count).map {
        let angle = Double($0) / Double(count) * 2 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }

  /// Adds a polygon in the direction of all others.
  private mutating func add(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    outline.addLines(area < 0 ? points.reversed() : points)
    outline.closeSubpath()
  }
}

/// A distance in both directions.
private struct Distance {
  var dx: Double
  var dy: Double
}

extension CGPoint {
  /// Returns the point at a fraction of the distance to another one.
  fileprivate func toward(_ end: CGPoint, by part: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

private func + (point: CGPoint, distance: Distance) -> CGPoint {
  CGPoint(x: point.x + distance.dx, y: point.y + distance.dy)
}

private func - (point: CGPoint, distance: Distance) -> CGPoint {
  CGPoint(x: point.x - distance.dx, y: point.y - distance.dy)
}
