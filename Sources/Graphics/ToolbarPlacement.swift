/// A bar of the window.
///
/// Mirrors SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Indicates whether the window's header bar plays the role of the bar.
  package var isHeaderBar: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }

  /// The window's header bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar: the window's header bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The toolbar of the window: its header bar.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar of a `TabView`.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom of the window, with the items of ``ToolbarItemPlacement/bottomBar``.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
