extension View {
  /// Clips the view's drawing to its bounds.
  ///
  /// Mirrors SwiftUI's `clipped()`.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Clips the view's drawing to a shape.
  ///
  /// Mirrors SwiftUI's `clipShape(_:)` for the library's own shapes, which are approximated by rounded corners: a
  /// ``Circle`` clips a view that is not square like a ``Capsule``, and a custom shape clips to the bounds.
  public func clipShape<ClipShape: Shape>(_ shape: ClipShape) -> some View {
    widgetModifier(Clip(corners: shape._clipCorners))
  }

  /// Fills a shape behind the view with a colour.
  ///
  /// Mirrors SwiftUI's `background(_:in:)`.
  public func background<Background: Shape>(_ color: Color, in shape: Background) -> some View {
    background { shape.fill(color) }
  }
}

struct Clip: WidgetModifier {
  let corners: _ClipCorners

  func attach(to element: Element) -> AppliedStyle {
    // A separate wrapper, because modifiers applied later must not be clipped.
    element.wrap()
    element.taken = .margin
    element.outermost.clipsContent = true
    return AppliedStyle(element.outermost)
  }

  func apply(to style: AppliedStyle) {
    style.set(corners == .radius(0) ? nil : "border-radius:\(corners.css);")
  }
}
