import Foundation

/// The symbol of a point.
enum ChartSymbol: Hashable {
  case basic(BasicChartSymbolShape)
  /// A shape of the client, as its path in a square of a length.
  case custom(ShapePath)

  /// A path that a client's shape draws in the unit square.
  struct ShapePath: Hashable {
    let path: Path

    static func == (first: ShapePath, second: ShapePath) -> Bool { first.path == second.path }

    func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
  }

  /// Returns the symbol around a point.
  func path(at point: CGPoint, side: Double) -> Path {
    let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    switch self {
    case .basic(let shape): return shape.path(in: rect)
    case .custom(let shape):
      return shape.path.mapped { CGPoint(x: rect.minX + $0.x * side, y: rect.minY + $0.y * side) }
    }
  }
}

/// A shape that can be the symbol of a point.
///
/// Mirrors Swift Charts' `ChartSymbolShape`. It is drawn in a square, in the colour of the mark.
@preconcurrency @MainActor
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the symbol seems to fill. Without effect: the size of each symbol is set
  /// separately.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The whole square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  var symbol: ChartSymbol {
    if let shape = self as? BasicChartSymbolShape { return .basic(shape) }
    return .custom(.init(path: path(in: CGRect(x: 0, y: 0, width: 1, height: 1))))
  }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}

/// A symbol of the library.
///
/// Mirrors Swift Charts' `BasicChartSymbolShape`.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  let kind: Kind

  /// The symbols of a chart's values, in order.
  nonisolated static let all: [Kind] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]

  /// Returns the path of the symbol. The corners of a triangle, a diamond and a pentagon are outside of the rectangle, by up
  /// to a tenth of its shorter side.
  nonisolated public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    func polygon(_ corners: Int, radius: Double) -> Path {
      Path { path in
        path.addLines(
          (0..<corners).map { corner in
            let angle = -.pi / 2 + 2 * .pi * Double(corner) / Double(corners)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          })
        path.closeSubpath()
      }
    }
    /// Bars across the centre, as rectangles.
    func bars(_ angles: [Double]) -> Path {
      let (long, thin) = (radius, radius * 0.3)
      return Path { path in
        for angle in angles {
          let (x, y) = (cos(angle), sin(angle))
          path.addLines(
            [(-long, -thin), (long, -thin), (long, thin), (-long, thin)].map { a, b in
              CGPoint(x: center.x + a * x - b * y, y: center.y + a * y + b * x)
            })
          path.closeSubpath()
        }
      }
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    // About the area of the disc.
    case .square: return Path(rect.insetBy(dx: radius * 0.11, dy: radius * 0.11))
    case .triangle: return polygon(3, radius: radius * 1.2)
    case .diamond: return polygon(4, radius: radius * 1.2)
    case .pentagon: return polygon(5, radius: radius * 1.1)
    case .plus: return bars([0, .pi / 2])
    case .cross: return bars([.pi / 4, -.pi / 4])
    case .asterisk: return bars([.pi / 2, .pi / 6, -.pi / 6])
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points upward.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon that points upward.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
