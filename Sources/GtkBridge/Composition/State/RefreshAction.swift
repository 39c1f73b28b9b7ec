/// An action that refreshes the data of a view.
///
/// Mirrors SwiftUI's `RefreshAction`. ``View/refreshable(action:)`` provides it, and a view calls it as a function:
///
/// ```swift
/// @Environment(\.refresh) private var refresh
///
/// Button("Refresh") { Task { await refresh?() } }
/// ```
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Refreshes the data, and returns when it is refreshed.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action that refreshes the data of the views inside ``View/refreshable(action:)``, or `nil` elsewhere.
  ///
  /// Mirrors SwiftUI's `refresh`.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}
