import GtkBridge

/// The arrangement of the screens of a ``NavigationView``.
///
/// Mirrors SwiftUI's `NavigationViewStyle`.
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

/// One screen at a time.
///
/// Mirrors SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// Columns side by side, which are screens of a stack here; see ``SwiftUI/View/navigationViewStyle(_:)``.
///
/// Mirrors SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  fileprivate nonisolated init() {}
}

/// The older name of ``ColumnNavigationViewStyle``.
///
/// Mirrors SwiftUI's `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The style that suits the platform: a stack.
///
/// Mirrors SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that suits the platform.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Has no effect: a ``NavigationView`` is always a stack. Use a ``NavigationSplitView`` for columns.
  ///
  /// Mirrors SwiftUI's `navigationViewStyle(_:)`.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}
