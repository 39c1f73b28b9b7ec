/// The look of a `TabView`.
///
/// Mirrors the members of SwiftUI's `TabViewStyle`, as values.
public struct TabViewStyle: Hashable, Sendable {
  package let isPaged: Bool
  package let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

  /// A row of tabs.
  public static let automatic = TabViewStyle(isPaged: false, indexDisplayMode: .automatic)
  /// Pages that are turned by a swipe, or by the dots below them.
  public static let page = TabViewStyle(isPaged: true, indexDisplayMode: .automatic)

  /// Pages with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(isPaged: true, indexDisplayMode: indexDisplayMode)
  }
}

/// The look of a `TabView` whose pages are turned.
///
/// Mirrors SwiftUI's `PageTabViewStyle`.
public struct PageTabViewStyle: Hashable, Sendable {
  /// The visibility of the dots.
  ///
  /// Mirrors SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// The dots are visible if there is more than one page.
    case automatic
    /// The dots are visible, also for a single page.
    case always
    /// No dots. Without a touch screen or touch pad, the user needs another way to turn the pages.
    case never
  }

  package let indexDisplayMode: IndexDisplayMode

  /// Creates a style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}
