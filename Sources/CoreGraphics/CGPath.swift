public import Graphics

/// The outline of a shape.
///
/// Mirrors Core Graphics' `CGPath`: `Path(path)` makes a shape of it, and `path.cgPath` is one of a shape. A mutable
/// path is a ``CGMutablePath``.
public class CGPath: Hashable {
  fileprivate(set) var path: Path

  fileprivate init(_ path: Path) {
    self.path = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    self.init(path.applying(transform ?? .identity))
  }

  /// Indicates whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last element, or zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains the points and control points, or a null one for an empty path.
  public var boundingBox: CGRect { path.isEmpty ? .null : path.boundingRect }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy.
  public func copy(using transform: CGAffineTransform?) -> CGPath? { CGPath(path.applying(transform ?? .identity)) }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Returns the outline of the stroked path.
  ///
  /// Mirrors `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// A mutable path.
///
/// Mirrors Core Graphics' `CGMutablePath`. Angles increase clockwise on screen, where the `y` axis points downwards.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLine(to: point) }
  }

  /// Adds straight lines between points, as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLines(points) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds an arc, connected by a straight line. As in Core Graphics, `clockwise` refers to an upward `y` axis.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that touches the line from the current point to `tangent1End`, and the line from there to `tangent2End`.
  ///
  /// A straight line connects it. If the points are on one line, only the corner is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(transform) { $0.addRect(rect) } }

  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    }
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path.applying(transform))
  }

  /// Adds a straight line to the start of the subpath.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds transformed elements.
  private func add(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    var added = Path()
    body(&added)
    path.addPath(added.applying(transform))
  }
}

extension Path {
  /// Creates the outline of a Core Graphics path.
  ///
  /// Mirrors SwiftUI's `Path.init(_:)`.
  public init(_ path: CGPath) { self = path.path }

  /// The outline as a Core Graphics path.
  ///
  /// Mirrors SwiftUI's `cgPath`.
  public var cgPath: CGPath { CGPath(self) }

  /// Returns the path with all of its points transformed.
  ///
  /// Mirrors SwiftUI's `applying(_:)`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapped { $0.applying(transform) }
  }
}
