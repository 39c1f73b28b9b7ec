extension View {
  /// Cuts off what the view draws outside its room.
  ///
  /// Mirrors SwiftUI's `clipped()`.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Cuts off what the view draws outside a shape.
  ///
  /// Mirrors SwiftUI's `clipShape(_:)` for the library's own shapes, by rounded corners: a ``Circle`` clips a view that is
  /// not square as a ``Capsule`` does, and a shape of one's own to its room.
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
    // Not shared with what is further out, which is not to be cut.
    element.wrap()
    element.taken = .margin
    element.outermost.clipsContent = true
    return AppliedStyle(element.outermost)
  }

  func apply(to style: AppliedStyle) {
    style.set(corners == .radius(0) ? nil : "border-radius:\(corners.css);")
  }
}
