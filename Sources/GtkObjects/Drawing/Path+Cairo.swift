import CGtk
import Foundation
import Graphics

extension Path {
  /// Makes the path the current path of a cairo context, and returns whether there is anything to draw. A single
  /// non-finite number would put the context into an error state.
  func trace(in context: OpaquePointer) -> Bool {
    cairo_new_path(context)
    guard elements.allSatisfy(\.isFinite) else { return false }
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .quadCurve(let end, let control):
        // The equivalent cubic curve.
        func toward(_ point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        let (first, second) = (toward(current), toward(end))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .closeSubpath: cairo_close_path(context)
      }
      if cairo_has_current_point(context) != 0 {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
    return !isEmpty
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    func check(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    return switch self {
    case .move(let end), .line(let end): check(end)
    case .quadCurve(let end, let control): check(end, control)
    case .curve(let end, let first, let second): check(end, first, second)
    case .closeSubpath: true
    }
  }
}
