/// The look of a ``TabView``.
///
/// Mirrors the members of SwiftUI's `TabViewStyle`, as values.
public struct TabViewStyle: Hashable, Sendable {
  let isPaged: Bool
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

  /// A row of tabs.
  public static let automatic = TabViewStyle(isPaged: false, indexDisplayMode: .automatic)
  /// Pages that are turned by a swipe, or by the dots below them.
  public static let page = TabViewStyle(isPaged: true, indexDisplayMode: .automatic)

  /// Pages with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(isPaged: true, indexDisplayMode: indexDisplayMode)
  }
}

/// The look of a ``TabView`` whose pages are turned.
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
    /// No dots. Without a touch screen or touch pad, the pages need another way to be turned.
    case never
  }

  fileprivate let indexDisplayMode: IndexDisplayMode

  /// Creates a style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension View {
  /// Sets the look of the tab views inside. Existing tab views do not follow a later change.
  ///
  /// Mirrors SwiftUI's `tabViewStyle(_:)`. Without a touch screen or touch pad, the user turns pages by the dots, so pages
  /// without dots need another way.
  public func tabViewStyle(_ style: TabViewStyle) -> some View { environment(\.tabViewStyle, style) }

  /// Makes the tab views inside show pages that are turned.
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
