import Foundation

/// The outline of a shape.
///
/// Mirrors SwiftUI's `Path`. The `y` axis points downwards, and angles increase clockwise on screen.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 100))
///   path.addLine(to: CGPoint(x: 0, y: 100))
///   path.closeSubpath()
/// }
/// ```
public struct Path: Equatable, Sendable {
  /// An element of a path.
  ///
  /// Mirrors SwiftUI's `Path.Element`.
  public enum Element: Equatable, Sendable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    /// Adds a straight line.
    case line(to: CGPoint)
    /// Adds a quadratic Bézier curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Adds a cubic Bézier curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Adds a straight line to the start of the subpath.
    case closeSubpath

    /// Indicates whether all coordinates are finite.
    package var isFinite: Bool {
      func check(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
      return switch self {
      case .move(let end), .line(let end): check(end)
      case .quadCurve(let end, let control): check(end, control)
      case .curve(let end, let first, let second): check(end, first, second)
      case .closeSubpath: true
      }
    }
  }

  /// The elements of the path, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path and passes it to `body`, which adds elements.
  public init(_ body: (inout Path) -> Void) {
    body(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates an ellipse inscribed in `rect`.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end point of the last element, or `nil` if the path is empty.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: startOfPart
    case nil: nil
    }
  }

  private var startOfPart: CGPoint? {
    for element in elements.reversed() { if case .move(let start) = element { return start } }
    return nil
  }

  /// The smallest rectangle that contains all points, including the control points of curves.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let control1, let control2): points += [end, control1, control2]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  // MARK: Building

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Starts a new subpath at the first point and adds straight lines through the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line to its start.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds elements that a transform moves, which continue from the current point.
  package mutating func add(movedBy move: (CGPoint) -> CGPoint, from start: CGPoint?, _ body: (inout Path) -> Void) {
    var part = Path()
    if let start { part.move(to: start) }
    body(&part)
    elements += part.mapped(move).elements.dropFirst(start == nil ? 0 : 1)
  }
}
