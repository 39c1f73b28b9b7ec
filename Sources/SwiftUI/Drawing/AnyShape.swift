import GtkBridge

/// A shape whose type is hidden.
///
/// Mirrors SwiftUI's `AnyShape`. Here, a change of the shape is not animated, as its type may change.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init(_ shape: some Shape) { self.shape = shape }

  /// Returns the path of the shape inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var _clipCorners: _ClipCorners? { shape._clipCorners }
}
