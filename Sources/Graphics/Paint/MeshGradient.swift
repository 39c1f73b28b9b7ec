import Foundation

/// A gradient between the colours of a grid of points.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .purple, .blue])
/// ```
///
/// Mirrors SwiftUI's `MeshGradient`. Colours are mixed in sRGB. Points are in row order and relative to the painted
/// view or shape. A grid is empty unless there is one point and one colour for each of its places.
public struct MeshGradient: ShapeStyle, Hashable {
  /// A point of the grid with the control points of the four curves that meet there.
  ///
  /// Mirrors SwiftUI's `MeshGradient.BezierPoint`.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point of the curve to the leading neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the upper neighbour.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the trailing neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the lower neighbour.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a grid.
  ///
  /// Mirrors SwiftUI's `MeshGradient.Locations`.
  public enum Locations: Hashable, Sendable {
    /// Points through which the curves go smoothly.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a grid.
  ///
  /// Mirrors SwiftUI's `MeshGradient.Colors`.
  public enum Colors: Hashable, Sendable {
    /// Colours, which follow the appearance and the accent.
    case colors([Color])
    /// Colours by their components.
    case resolvedColors([Color.Resolved])

    var all: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }

  /// The number of points in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The points, row by row.
  public let locations: Locations
  /// The colours of the points, row by row.
  public let colors: Colors
  /// The colour around the grid.
  public let background: Color
  /// Indicates whether colours change smoothly from one cell to the next.
  public let smoothsColors: Bool

  /// Creates a gradient.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Creates a gradient whose curves go smoothly through points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }

  /// Creates a gradient of points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors)
  }

  public var _paint: _Paint {
    let colors = colors.all
    guard width > 1, height > 1, colors.count == width * height, mesh.width > 0 else { return .color(background) }
    return .gradient(Gradient(colors: colors), .mesh(mesh))
  }

  private var mesh: _Mesh {
    func place(_ point: SIMD2<Float>) -> CGPoint { CGPoint(x: Double(point.x), y: Double(point.y)) }
    switch locations {
    case .points(let points):
      return _Mesh(
        width: width, height: height, points: points.map(place), isSmooth: smoothsColors, background: background)
    case .bezierPoints(let points):
      let nodes = points.map {
        _Mesh.Node(
          position: place($0.position), leading: place($0.leadingControlPoint), top: place($0.topControlPoint),
          trailing: place($0.trailingControlPoint), bottom: place($0.bottomControlPoint))
      }
      return _Mesh(width: width, height: height, nodes: nodes, isSmooth: smoothsColors, background: background)
    }
  }
}
