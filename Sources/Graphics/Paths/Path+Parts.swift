import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// Mirrors SwiftUI's `trimmedPath(from:to:)`. Complexity: O(*n*) in the number of elements.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (low, high) = (total * min(max(start, 0), 1), total * min(max(end, 0), 1))
    guard low < high else { return Path() }
    guard low > 0 || high < total else { return self }
    var trimmed = Path()
    var begin = 0.0
    for segment in segments {
      let end = begin + segment.length
      defer { begin = end }
      guard end > low, begin < high else { continue }
      let part = segment.part(from: max(low - begin, 0), to: min(high - begin, segment.length))
      if trimmed.currentPoint != part.points[0] { trimmed.move(to: part.points[0]) }
      trimmed.addCurve(to: part.points[3], control1: part.points[1], control2: part.points[2])
    }
    return trimmed
  }

  /// Returns the path moved by a distance.
  ///
  /// Mirrors SwiftUI's `offsetBy(dx:dy:)`.
  public func offsetBy(dx: Double, dy: Double) -> Path { mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

  /// Returns the path with all of its points moved.
  package func mapped(_ move: (CGPoint) -> CGPoint) -> Path {
    Path { path in
      for element in elements {
        switch element {
        case .move(let end): path.move(to: move(end))
        case .line(let end): path.addLine(to: move(end))
        case .quadCurve(let end, let control): path.addQuadCurve(to: move(end), control: move(control))
        case .curve(let end, let first, let second):
          path.addCurve(to: move(end), control1: move(first), control2: move(second))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }

  /// The lines and curves of the path, all as cubic curves.
  private var segments: [Segment] {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      segments.append(Segment([current, first, second, end]))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end): add(current.toward(end, 1 / 3), current.toward(end, 2 / 3), end)
      case .quadCurve(let end, let control): add(current.toward(control, 2 / 3), end.toward(control, 2 / 3), end)
      case .curve(let end, let first, let second): add(first, second, end)
      case .closeSubpath:
        if current != start { add(current.toward(start, 1 / 3), current.toward(start, 2 / 3), start) }
      }
    }
    return segments
  }
}

/// A cubic curve with its length.
private struct Segment {
  /// The start, the two control points, and the end.
  let points: [CGPoint]
  /// The lengths from the start to evenly spaced parameters.
  private let lengths: [Double]
  private static let steps = 24

  var length: Double { lengths[Self.steps] }

  init(_ points: [CGPoint]) {
    self.points = points
    var lengths = [0.0]
    var last = points[0]
    for step in 1...Self.steps {
      let next = Self.split(points, at: Double(step) / Double(Self.steps)).before[3]
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    self.lengths = lengths
  }

  /// Returns the part between two lengths.
  func part(from low: Double, to high: Double) -> Segment {
    let (start, end) = (parameter(at: low), parameter(at: high))
    let before = Self.split(points, at: end).before
    return Segment(end > 0 ? Self.split(before, at: start / end).after : before)
  }

  private func parameter(at length: Double) -> Double {
    guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return length > 0 ? 1 : 0 }
    let step = lengths[next] - lengths[next - 1]
    return (Double(next - 1) + (step > 0 ? (length - lengths[next - 1]) / step : 0)) / Double(Self.steps)
  }

  /// Divides a curve at a parameter from 0 to 1, by de Casteljau's algorithm.
  private static func split(_ points: [CGPoint], at part: Double) -> (before: [CGPoint], after: [CGPoint]) {
    var (before, after, row) = ([points[0]], [points[3]], points)
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.toward($1, part) }
      before.append(row[0])
      after.insert(row[row.count - 1], at: 0)
    }
    return (before, after)
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
