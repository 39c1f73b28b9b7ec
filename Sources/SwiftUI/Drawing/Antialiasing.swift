/// The forms of drawing that choose whether edges are smooth. The choice has no effect: the desktop draws all edges smooth.
extension Shape {
  /// Strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:style:antialiased:)`.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool) -> ShapeView {
    stroke(content, style: style)
  }

  /// Strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:lineWidth:antialiased:)`.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1, antialiased: Bool) -> ShapeView {
    stroke(content, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Strokes the outline inside the shape in the style of the text.
  ///
  /// Mirrors SwiftUI's `strokeBorder(style:antialiased:)`.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    strokeBorder(.foreground, style: style)
  }

  /// Strokes the outline inside the shape in the style of the text.
  ///
  /// Mirrors SwiftUI's `strokeBorder(lineWidth:antialiased:)`.
  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool) -> ShapeView { strokeBorder(lineWidth: lineWidth) }

  /// Strokes the outline inside the shape.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:style:antialiased:)`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool) -> ShapeView {
    strokeBorder(content, style: style)
  }

  /// Strokes the outline inside the shape.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:lineWidth:antialiased:)`.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1, antialiased: Bool
  ) -> ShapeView {
    strokeBorder(content, lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// Also strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:style:antialiased:)` of a `ShapeView`.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool) -> ShapeView {
    stroke(content, style: style)
  }

  /// Also strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:lineWidth:antialiased:)` of a `ShapeView`.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1, antialiased: Bool) -> ShapeView {
    stroke(content, lineWidth: lineWidth)
  }

  /// Also strokes the outline inside the shape.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:style:antialiased:)` of a `ShapeView`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool) -> ShapeView {
    strokeBorder(content, style: style)
  }

  /// Also strokes the outline inside the shape.
  ///
  /// Mirrors SwiftUI's `strokeBorder(_:lineWidth:antialiased:)` of a `ShapeView`.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1, antialiased: Bool
  ) -> ShapeView {
    strokeBorder(content, lineWidth: lineWidth)
  }
}

extension View {
  /// Clips the view's drawing to its bounds.
  ///
  /// Mirrors SwiftUI's `clipped(antialiased:)`.
  public func clipped(antialiased: Bool) -> some View { clipped() }

  /// Clips the view's drawing to the inside of a shape by a rule.
  ///
  /// Mirrors SwiftUI's `clipShape(_:style:)`.
  @ViewBuilder
  public func clipShape<ClipShape: Shape>(_ shape: ClipShape, style: FillStyle) -> some View {
    if style.isEOFilled {
      mask(shape.fill(style: style))
    } else {
      clipShape(shape)
    }
  }
}
