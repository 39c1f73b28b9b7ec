import GtkObjects

extension View {
  /// Constrains the view to an aspect ratio, either within the available space (`.fit`) or covering it (`.fill`).
  ///
  /// Mirrors SwiftUI's `aspectRatio(_:contentMode:)`. With `nil`, a resizable picture keeps its own ratio and other
  /// views are unchanged. The overflow of a filling view is drawn unless it is clipped.
  @ViewBuilder
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    if let ratio, ratio.isFinite, ratio > 0 {
      widgetModifier(AspectRatio(ratio: ratio, contentMode: contentMode))
    } else {
      environment(\.contentMode, contentMode)
    }
  }

  /// Constrains the view to the aspect ratio of a size.
  ///
  /// Mirrors SwiftUI's `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }
}

private struct AspectRatio: WidgetModifier {
  let ratio: Double
  let contentMode: ContentMode

  func attach(to element: Element) -> ModifierBox<AspectRatioLayout> {
    element.wrap(by: AspectRatioLayout(fills: contentMode == .fill))
  }

  func apply(to target: ModifierBox<AspectRatioLayout>) {
    target.modifier = AspectRatioLayout(ratio: ratio, fills: contentMode == .fill)
  }
}

extension EnvironmentValues {
  /// The content mode of pictures; `nil` if none is set.
  var contentMode: ContentMode? {
    get { self[ContentModeKey.self] }
    set { self[ContentModeKey.self] = newValue }
  }
}

private struct ContentModeKey: EnvironmentKey {
  static var defaultValue: ContentMode? { nil }
}
