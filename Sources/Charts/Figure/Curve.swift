import Foundation

/// Draws a line through points.
enum Curve {
  /// Adds a curve through points to a path. It begins a new part or continues from the last point of the path.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, continues: Bool = false) {
    guard let first = points.first else { return }
    if continues { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, to: &path)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension):
      addSpline(points, to: &path) { before, after, _, _ in
        let factor = (1 - tension) / 6
        return CGSize(width: (after.x - before.x) * factor, height: (after.y - before.y) * factor)
      }
    case .catmullRom(let alpha): addCatmullRom(points, alpha: alpha, to: &path)
    }
  }

  private static func addSteps(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      switch method.kind {
      case .stepStart: path.addLine(to: CGPoint(x: from.x, y: to.y))
      case .stepCenter:
        path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: from.y))
        path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: to.y))
      default: path.addLine(to: CGPoint(x: to.x, y: from.y))
      }
      path.addLine(to: to)
    }
  }

  /// A cubic curve that never exceeds the values of its points (Steffen's method).
  private static func addMonotone(_ points: [CGPoint], to path: inout Path) {
    func slope(_ from: Int) -> Double {
      let width = points[from + 1].x - points[from].x
      return width == 0 ? 0 : (points[from + 1].y - points[from].y) / width
    }
    let last = points.count - 1
    var slopes = [Double](repeating: 0, count: points.count)
    for index in points.indices {
      switch index {
      case 0: slopes[0] = slope(0)
      case last: slopes[last] = slope(last - 1)
      default:
        let (before, after) = (slope(index - 1), slope(index))
        let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
        let mean = left + right == 0 ? 0 : (before * right + after * left) / (left + right)
        let signs = (before < 0 ? -1.0 : 1) + (after < 0 ? -1.0 : 1)
        slopes[index] = signs * min(abs(before), abs(after), abs(mean) / 2)
      }
    }
    for index in 0..<last {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + slopes[index] * third),
        control2: CGPoint(x: to.x - third, y: to.y - slopes[index + 1] * third))
    }
  }

  /// A spline. Its handle at a point depends on the points before and after it.
  private static func addSpline(
    _ points: [CGPoint], to path: inout Path, handle: (CGPoint, CGPoint, CGPoint, Bool) -> CGSize
  ) {
    let last = points.count - 1
    for index in 0..<last {
      let (from, to) = (points[index], points[index + 1])
      let start = handle(points[max(index - 1, 0)], to, from, true)
      let end = handle(from, points[min(index + 2, last)], to, false)
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + start.width, y: from.y + start.height),
        control2: CGPoint(x: to.x - end.width, y: to.y - end.height))
    }
  }

  private static func addCatmullRom(_ points: [CGPoint], alpha: Double, to path: inout Path) {
    func power(_ from: CGPoint, _ to: CGPoint) -> Double { pow(hypot(to.x - from.x, to.y - from.y), alpha) }
    addSpline(points, to: &path) { before, after, point, isStart in
      let (left, right) = (power(before, point), power(point, after))
      guard left > 0, right > 0 else {
        let (dx, dy) = (after.x - before.x, after.y - before.y)
        return CGSize(width: dx / 6, height: dy / 6)
      }
      // The tangent of the non-uniform spline, scaled to a third of the segment that the handle is for.
      func part(_ before: Double, _ point: Double, _ after: Double) -> Double {
        let tangent =
          (point - before) / left - (after - before) / (left + right) + (after - point) / right
        return tangent * (isStart ? right : left) / 3
      }
      return CGSize(width: part(before.x, point.x, after.x), height: part(before.y, point.y, after.y))
    }
  }
}
