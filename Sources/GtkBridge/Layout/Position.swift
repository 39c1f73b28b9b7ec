import GtkObjects

extension View {
  /// Places the centre of the view at a position in its parent and takes all of the parent's space.
  ///
  /// Mirrors SwiftUI's `position(x:y:)`; `x` is measured from the leading edge.
  public func position(x: Double = 0, y: Double = 0) -> some View { widgetModifier(Position(x: x, y: y)) }

  /// Places the centre of the view at a position in its parent and takes all of the parent's space.
  ///
  /// Mirrors SwiftUI's `position(_:)`.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

private struct Position: WidgetModifier {
  let x: Double
  let y: Double

  func attach(to element: Element) -> ModifierBox<PositionLayout> {
    let box = element.wrap(by: PositionLayout(.zero))
    box.widget.expand()
    return box
  }

  func apply(to target: ModifierBox<PositionLayout>) {
    target.modifier = PositionLayout(CGPoint(x: x, y: y))
  }
}
