/// The line along the outline of a shape, which is a shape itself: it can be trimmed, turned and filled.
///
/// The result of ``Shape/stroke(lineWidth:)``, which SwiftUI declares as `some Shape`.
public struct StrokedShape<Content: Shape>: Shape, DrawnOutline {
  var shape: Content
  let style: StrokeStyle

  /// The animatable values: those of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Returns the outline of the line in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The line in the style of the text.
  public var body: ShapeView { fill(.foreground) }

  /// Draws the line with a colour, a gradient or another style.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> ShapeView {
    // The toolkit's own line is smoother than its outline, which consists of straight segments.
    shape.stroke(content, style: self.style)
  }
}
