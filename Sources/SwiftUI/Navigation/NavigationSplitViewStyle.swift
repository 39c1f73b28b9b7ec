import GtkBridge

/// A style of a navigation split view.
///
/// Mirrors SwiftUI's `NavigationSplitViewStyle`. The desktop shows columns side by side in every style, and one after the
/// other in a narrow window.
public protocol NavigationSplitViewStyle {}

/// The columns share the width.
///
/// Mirrors SwiftUI's `AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The columns share the width.
///
/// Mirrors SwiftUI's `BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The columns share the width: the desktop does not show one above another.
///
/// Mirrors SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The columns share the width.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The columns share the width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Has no effect: every style shows the columns side by side.
  ///
  /// Mirrors SwiftUI's `navigationSplitViewStyle(_:)`.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View { self }

  /// Sets the initial width of the column of a ``NavigationSplitView``. The user may change it.
  ///
  /// Mirrors SwiftUI's `navigationSplitViewColumnWidth(_:)`. The detail takes the rest of the width.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { splitColumnWidth(width) }

  /// Sets the initial width of the column of a ``NavigationSplitView``. The user may change it.
  ///
  /// Mirrors SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`. The limits have no effect: the content of a column
  /// limits its width.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    splitColumnWidth(ideal)
  }
}
