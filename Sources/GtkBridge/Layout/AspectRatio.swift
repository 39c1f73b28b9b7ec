import GtkObjects

extension View {
  /// Constrains the view to an aspect ratio, either within the available space (`.fit`) or covering it (`.fill`).
  ///
  /// Mirrors SwiftUI's `aspectRatio(_:contentMode:)`. With `nil`, and with a ratio that is not a positive number, the
  /// view keeps the ratio of its ideal size: that of a picture is its own ratio. The overflow of a filling view is
  /// drawn unless it is clipped.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    widgetModifier(AspectRatio(ratio: ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, contentMode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  ///
  /// Mirrors SwiftUI's `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Scales the view to fit into the available space, keeping its aspect ratio.
  ///
  /// Mirrors SwiftUI's `scaledToFit()`.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the available space, keeping its aspect ratio. The overflow is drawn unless it is clipped.
  ///
  /// Mirrors SwiftUI's `scaledToFill()`.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatio: WidgetModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func attach(to element: Element) -> ModifierBox<AspectRatioLayout> {
    element.wrap(by: AspectRatioLayout(fills: contentMode == .fill))
  }

  func apply(to target: ModifierBox<AspectRatioLayout>) {
    target.modifier = AspectRatioLayout(ratio: ratio, fills: contentMode == .fill)
  }
}
