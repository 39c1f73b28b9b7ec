import Graphics

/// The kinds of elements of a path.
///
/// Mirrors Core Graphics' `CGPathElementType`.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath. The element has one point.
  case moveToPoint
  /// Adds a straight line. The element has one point.
  case addLineToPoint
  /// Adds a quadratic curve. The element has its control point and its end.
  case addQuadCurveToPoint
  /// Adds a cubic curve. The element has its two control points and its end.
  case addCurveToPoint
  /// Adds a straight line to the start of the subpath. The element has no points.
  case closeSubpath
}

/// An element of a path.
///
/// Mirrors Core Graphics' `CGPathElement`.
public struct CGPathElement {
  /// The kind of the element.
  public let type: CGPathElementType
  /// The points, which are only valid during the call that has passed the element.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each element of the path.
  ///
  /// Mirrors `CGPath.applyWithBlock(_:)`.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let end): (.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
        case .closeSubpath: (.closeSubpath, [.zero])
        }
      points.withUnsafeMutableBufferPointer { points in
        guard let start = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }
}

/// Creates a point. Swift's name is `CGPoint(x:y:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size. Swift's name is `CGSize(width:height:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Creates a rectangle. Swift's name is `CGRect(x:y:width:height:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
