/// An outline of lines and curves.
///
/// Mirrors `UIBezierPath`: it is drawn into the current context by ``fill()`` and ``stroke()``, and a declarative view
/// draws it by `Path(path.cgPath)`. Angles increase clockwise on screen.
public final class UIBezierPath {
  /// The outline.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  private(set) var path = Path()

  /// The width of the line for drawing. A view's `stroke` has its own.
  public var lineWidth: CGFloat = 1
  /// The ends of the line.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  public var lineJoinStyle = CGLineJoin.miter
  /// The limit at which a sharp corner is cut off.
  public var miterLimit: CGFloat = 10
  /// Kept, without effect: cairo decides how it flattens curves.
  public var flatness: CGFloat = 0.6
  /// Indicates whether the even-odd rule determines the inside.
  public var usesEvenOddFillRule = false
  private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps of the line; `nil` stands for a line without gaps.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = (Array((pattern ?? []).prefix(max(count, 0))), phase)
  }

  /// Creates an empty outline.
  public init() {}

  /// Creates an outline.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some round corners. Corners are circular: they have the width of `cornerRadii`.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? cornerRadii.width : 0 }
    path.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)))
  }

  /// Creates an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Indicates whether the outline is empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last line or curve.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains the points and control points.
  public var bounds: CGRect { path.boundingRect }

  /// Starts a new subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc of a circle, connected by a straight line. The direction is as seen on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Adds a straight line to the start of the subpath.
  public func close() { path.closeSubpath() }

  /// Adds the parts of another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Moves all points by a transform.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Removes everything.
  public func removeAllPoints() { path = Path() }
}

/// Corners of a rectangle.
///
/// Mirrors `UIRectCorner`.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top and the left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top and the right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom and the left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom and the right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
