import GtkObjects

extension View {
  /// Fixes the view at its ideal size: text is neither wrapped nor truncated.
  ///
  /// Mirrors SwiftUI's `fixedSize()`.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal size on some axes.
  ///
  /// Mirrors SwiftUI's `fixedSize(horizontal:vertical:)`.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    widgetModifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

private struct FixedSize: WidgetModifier {
  let horizontal: Bool
  let vertical: Bool

  func attach(to element: Element) -> ModifierBox<FixedSizeLayout> { element.wrap(by: FixedSizeLayout()) }

  func apply(to target: ModifierBox<FixedSizeLayout>) {
    target.modifier = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    target.widget.setExpands(horizontal ? false : nil, on: .horizontal)
    target.widget.setExpands(vertical ? false : nil, on: .vertical)
  }
}
