extension View {
  /// Fills the view's bounds behind it.
  ///
  /// Mirrors SwiftUI's `background(_:)` for styles.
  @_disfavoredOverload
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { background(style, in: Rectangle()) }

  /// Fills a shape behind the view.
  ///
  /// Mirrors SwiftUI's `background(_:in:)`.
  public func background<Style: ShapeStyle, Background: Shape>(_ style: Style, in shape: Background) -> some View {
    background { shape.fill(style) }
  }

  /// Fills a shape behind the view with the theme's background.
  ///
  /// Mirrors SwiftUI's `background(in:)`.
  public func background<Background: Shape>(in shape: Background) -> some View { background(.background, in: shape) }

  /// Fills the view's bounds in front of it.
  ///
  /// Mirrors SwiftUI's `overlay(_:)` for styles.
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View { overlay(style, in: Rectangle()) }

  /// Fills a shape in front of the view.
  ///
  /// Mirrors SwiftUI's `overlay(_:in:)`.
  public func overlay<Style: ShapeStyle, Overlay: Shape>(_ style: Style, in shape: Overlay) -> some View {
    overlay { shape.fill(style) }
  }

  /// Draws a border of `width` points inside the view's edges, without changing its size.
  ///
  /// Mirrors SwiftUI's `border(_:width:)` for styles.
  @_disfavoredOverload
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
