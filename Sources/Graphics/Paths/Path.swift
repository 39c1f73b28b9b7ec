import Foundation

/// The outline of a shape.
///
/// Mirrors SwiftUI's `Path`. `y` runs downwards, angles clockwise on screen.
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
  /// A step of an outline.
  ///
  /// Mirrors SwiftUI's `Path.Element`.
  public enum Element: Equatable, Sendable {
    /// Begins a new part.
    case move(to: CGPoint)
    /// Goes on in a straight line.
    case line(to: CGPoint)
    /// Goes on in a curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Goes on in a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes back to where the part began.
    case closeSubpath
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of what `body` adds to it.
  public init(_ body: (inout Path) -> Void) {
    body(&self)
  }

  /// Makes a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended; `nil` before the first.
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

  /// The smallest rectangle around all points, those that control curves included.
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

  /// Begins a new part.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Goes on in a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Goes through some points in straight lines, beginning a new part at the first.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Goes on in a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Goes on in a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Goes back to where the part began.
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
}
