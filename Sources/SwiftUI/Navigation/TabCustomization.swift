import GtkBridge

/// The tabs that the user has moved or hidden: none, because tabs cannot be customised here.
///
/// Mirrors SwiftUI's `TabViewCustomization`, which an application may store.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Creates a customisation without changes.
  public init() {}

  /// Does nothing: there are no changes.
  public mutating func resetSectionOrder() {}

  /// Does nothing: there are no changes.
  public mutating func resetVisibility() {}
}

/// The changes that the user may make to a tab.
///
/// Mirrors SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab may be moved into the sidebar.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab keeps its place.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A place of tabs that adapt to the room.
///
/// Mirrors SwiftUI's `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A row of tabs.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A list of tabs at the side.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Has no effect: tabs cannot be customised by the user.
  ///
  /// Mirrors SwiftUI's `tabViewCustomization(_:)`.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Has no effect: tabs cannot be customised by the user.
  ///
  /// Mirrors SwiftUI's `customizationID(_:)` of tabs.
  public func customizationID(_ id: String) -> some View { self }

  /// Has no effect: tabs cannot be customised by the user.
  ///
  /// Mirrors SwiftUI's `customizationBehavior(_:for:)` of tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  /// Has no effect: the row of tabs shows all of them.
  ///
  /// Mirrors SwiftUI's `defaultVisibility(_:for:)` of tabs.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View {
    self
  }
}
