import GtkBridge

extension Shape {
  /// Gives the shape a size of its own in the top leading corner of its frame.
  ///
  /// Mirrors SwiftUI's `size(_:)`.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// Gives the shape a size of its own in the top leading corner of its frame.
  ///
  /// Mirrors SwiftUI's `size(width:height:)`.
  public func size(width: Double, height: Double) -> some Shape { size(CGSize(width: width, height: height)) }
}

private struct SizedShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(Double(size.width), Double(size.height))) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles, whatever the style.
  ///
  /// Mirrors SwiftUI's `capsule(style:)`.
  public static func capsule(style: RoundedCornerStyle) -> Self { Self() }
}
