import Foundation

/// A movement, scaling, rotation or reflection of a symbol on its grid.
struct SymbolTransform {
  /// The coefficients of the point's coordinates.
  var (xx, xy, yx, yy) = (1.0, 0.0, 0.0, 1.0)
  /// The distance by which the result is moved.
  var (dx, dy) = (0.0, 0.0)

  /// The centre of the grid.
  private static let middle = 8.0

  static func offset(x: Double, y: Double) -> SymbolTransform {
    var transform = SymbolTransform()
    (transform.dx, transform.dy) = (x, y)
    return transform
  }

  /// Scales around the centre of the grid.
  static func scale(x: Double, y: Double) -> SymbolTransform {
    var transform = SymbolTransform()
    (transform.xx, transform.yy) = (x, y)
    return transform.aroundMiddle
  }

  /// Rotates clockwise around the centre of the grid.
  static func rotation(degrees: Double) -> SymbolTransform {
    let radians = degrees * .pi / 180
    var transform = SymbolTransform()
    (transform.xx, transform.xy) = (cos(radians), -sin(radians))
    (transform.yx, transform.yy) = (sin(radians), cos(radians))
    return transform.aroundMiddle
  }

  private var aroundMiddle: SymbolTransform {
    var transform = self
    transform.dx = Self.middle - (xx + xy) * Self.middle
    transform.dy = Self.middle - (yx + yy) * Self.middle
    return transform
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: xx * point.x + xy * point.y + dx, y: yx * point.x + yy * point.y + dy)
  }

  func callAsFunction(_ path: Path) -> Path {
    var result = Path()
    for element in path.elements {
      switch element {
      case .move(let end): result.move(to: self(end))
      case .line(let end): result.addLine(to: self(end))
      case .quadCurve(let end, let control): result.addQuadCurve(to: self(end), control: self(control))
      case .curve(let end, let first, let second):
        result.addCurve(to: self(end), control1: self(first), control2: self(second))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}
