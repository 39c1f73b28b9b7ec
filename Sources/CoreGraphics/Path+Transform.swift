public import Graphics

/// SwiftUI's forms of a path's elements with a transform.
extension Path {
  /// Adds a transformed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    add(transform, isConnected: false) { $0.addRect(rect) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a transformed rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
  ) {
    add(transform, isConnected: false) { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Adds a transformed ellipse inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    add(transform, isConnected: false) { $0.addEllipse(in: rect) }
  }

  /// Adds a transformed path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

  /// Adds a transformed arc, connected to the current point by a straight line.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform
  ) {
    add(transform, isConnected: true) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds a transformed arc that touches the line from the current point to `tangent1End`, and the line from there to
  /// `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform
  ) {
    add(transform, isConnected: true) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds a transformed arc with a start angle and a relative angle, connected by a straight line.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform
  ) {
    add(transform, isConnected: true) {
      $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// - Parameter isConnected: Indicates whether the elements continue from the current point.
  private mutating func add(_ transform: CGAffineTransform, isConnected: Bool, _ body: (inout Path) -> Void) {
    if transform.isIdentity { return body(&self) }
    let start = isConnected ? currentPoint?.applying(transform.inverted()) : nil
    add(movedBy: { $0.applying(transform) }, from: start, body)
  }
}
