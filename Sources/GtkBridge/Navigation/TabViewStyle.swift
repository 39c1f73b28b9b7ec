extension View {
  /// Sets the look of the tab views inside. Existing tab views ignore a later change.
  ///
  /// Mirrors SwiftUI's `tabViewStyle(_:)`. The user turns pages by a swipe, by dragging with the mouse, by a horizontal
  /// wheel, by keys and by the dots.
  public func tabViewStyle(_ style: TabViewStyle) -> some View { environment(\.tabViewStyle, style) }

  /// Makes the tab views inside show pages that the user turns.
  ///
  /// Mirrors SwiftUI's `tabViewStyle(_:)`.
  public func tabViewStyle(_ style: PageTabViewStyle) -> some View {
    tabViewStyle(.page(indexDisplayMode: style.indexDisplayMode))
  }
}

extension EnvironmentValues {
  /// Indicates whether the dots of pages have a background.
  package var showsPageIndexBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }

  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

private struct PageIndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyle { .automatic }
}
