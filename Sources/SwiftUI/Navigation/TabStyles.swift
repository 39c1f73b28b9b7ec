import GtkBridge

/// The default look of a ``TabView``: a row of tabs.
///
/// Mirrors SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: Hashable, Sendable {
  /// Creates a style.
  public init() {}
}

extension TabViewStyle {
  /// A row of tabs. SwiftUI's tabs become a sidebar where there is room.
  public static let sidebarAdaptable = TabViewStyle.automatic
  /// A row of tabs.
  public static let tabBarOnly = TabViewStyle.automatic
  /// A row of tabs.
  public static let grouped = TabViewStyle.automatic
}

/// The look of the dots of a ``TabView`` whose pages are turned.
///
/// Mirrors SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// Determines whether the dots have a background.
  ///
  /// Mirrors SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// No background.
    case automatic
    /// A background at all times.
    case always
    /// No background.
    case never
    /// On a phone, only while the user touches the dots. Here like ``never``.
    case interactive
  }

  fileprivate let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates a style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// Dots without a background.
  public static let page = PageIndexViewStyle()

  /// Dots with or without a background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Makes the tab views inside show a row of tabs.
  ///
  /// Mirrors SwiftUI's `tabViewStyle(_:)`.
  public func tabViewStyle(_ style: DefaultTabViewStyle) -> some View { tabViewStyle(TabViewStyle.automatic) }

  /// Sets the look of the dots of the tab views inside. Existing tab views ignore a later change.
  ///
  /// Mirrors SwiftUI's `indexViewStyle(_:)`.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    environment(\.showsPageIndexBackground, style.backgroundDisplayMode == .always)
  }
}
