import CGtk
import Foundation
import Graphics

extension Path {
  /// Adds the path to a context, and returns whether there is anything to draw. A single non-finite number would put the
  /// context into an error state.
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

extension StrokeStyle {
  /// Sets the line of a context, and returns whether the line can be drawn.
  func set(in context: OpaquePointer) -> Bool {
    guard lineWidth.isFinite, lineWidth > 0 else { return false }
    cairo_set_line_width(context, lineWidth)
    cairo_set_line_cap(context, lineCap.value)
    cairo_set_line_join(context, lineJoin.value)
    cairo_set_miter_limit(context, miterLimit.isFinite ? max(miterLimit, 1) : 10)
    // cairo treats an invalid dash pattern as an error.
    let lengths = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 } ? dash : []
    cairo_set_dash(context, lengths, Int32(clamping: lengths.count), dashPhase.isFinite ? dashPhase : 0)
    return true
  }
}

extension StrokeStyle.LineCap {
  fileprivate var value: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var value: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
