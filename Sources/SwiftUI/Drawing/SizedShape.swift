import GtkBridge

extension Shape {
  /// Sets the size of the shape in the top leading corner of its frame.
  ///
  /// Mirrors SwiftUI's `size(_:)`.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// Sets the size of the shape in the top leading corner of its frame.
  ///
  /// Mirrors SwiftUI's `size(width:height:)`.
  public func size(width: Double, height: Double) -> some Shape { size(CGSize(width: width, height: height)) }

  /// Sets the size of the shape at a place of its frame.
  ///
  /// Mirrors SwiftUI's `size(_:anchor:)`.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Sets the size of the shape at a place of its frame.
  ///
  /// Mirrors SwiftUI's `size(width:height:anchor:)`.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// Moves the shape by the coordinates of a point.
  ///
  /// Mirrors SwiftUI's `offset(_:)`.
  @_disfavoredOverload
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
}

private struct SizedShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize
  var anchor = UnitPoint.topLeading

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(Double(size.width), Double(size.height))) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles in every style.
  ///
  /// Mirrors SwiftUI's `capsule(style:)`.
  public static func capsule(style: RoundedCornerStyle) -> Self { Self() }
}
