import GtkBridge

extension View {
  /// Draws the view as one picture, like `drawingGroup(opaque:)`.
  ///
  /// Mirrors SwiftUI's `drawingGroup(opaque:colorMode:)`. GTK has one way to compose colours, so `colorMode` has no effect.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
    drawingGroup(opaque: opaque)
  }
}

extension Canvas {
  /// Creates a canvas drawn by `renderer`, which receives the size in points.
  ///
  /// Mirrors SwiftUI's `init(opaque:colorMode:rendersAsynchronously:renderer:)`. These settings have no effect: a
  /// canvas is transparent, and is drawn with its frame.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer)
  }

  /// Creates a canvas drawn by `renderer`, which receives the size in points and draws `symbols` by their tags.
  ///
  /// Mirrors SwiftUI's `init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)`. The settings have no effect.
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(renderer: renderer, symbols: symbols)
  }
}
