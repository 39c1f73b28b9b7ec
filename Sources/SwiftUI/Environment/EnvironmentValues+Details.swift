import Graphics
import GtkBridge

/// The values of SwiftUI's environment that modifiers and windows set.
extension EnvironmentValues {
  /// Indicates whether the window of the view is active.
  ///
  /// Mirrors SwiftUI's `appearsActive`.
  public var appearsActive: Bool { scenePhase == .active }

  /// The state of the controls of the window.
  ///
  /// Mirrors SwiftUI's deprecated `controlActiveState`.
  public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

  /// Indicates whether the display is dimmed, which the desktop does not report.
  ///
  /// Mirrors SwiftUI's `isLuminanceReduced`.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Indicates whether the user can scroll the scrollable views inside.
  ///
  /// Mirrors SwiftUI's `isScrollEnabled`.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }

  /// The visibility of horizontal scroll bars.
  ///
  /// Mirrors SwiftUI's `horizontalScrollIndicatorVisibility`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.horizontalIndicators }
    set { scrollSettings.horizontalIndicators = newValue }
  }

  /// The visibility of vertical scroll bars.
  ///
  /// Mirrors SwiftUI's `verticalScrollIndicatorVisibility`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.verticalIndicators }
    set { scrollSettings.verticalIndicators = newValue }
  }

  /// The factor to which text may shrink; see `minimumScaleFactor(_:)`.
  ///
  /// Mirrors SwiftUI's `minimumScaleFactor`.
  public var minimumScaleFactor: CGFloat {
    get { textLook.minimumScale }
    set { textLook.minimumScale = newValue.isFinite ? min(max(newValue, 0.01), 1) : 1 }
  }

  /// The size of text as a category.
  ///
  /// Mirrors SwiftUI's deprecated `sizeCategory`; see ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The place of the tabs around the view: `nil`, because the row of tabs is always at the top.
  ///
  /// Mirrors SwiftUI's `tabBarPlacement`.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// The action that asks the user to rate the program. It does nothing: the desktop's software centre asks for
  /// ratings.
  ///
  /// Mirrors StoreKit's `requestReview`.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  private enum LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
}

/// The state of the controls of a window.
///
/// Mirrors SwiftUI's deprecated `ControlActiveState`.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window has the keyboard focus.
  case key
  /// The window belongs to the active program.
  case active
  /// The window is behind others.
  case inactive
}

/// A place of tabs.
///
/// Mirrors SwiftUI's `TabBarPlacement`.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

/// The action that asks the user to rate the program. It does nothing.
///
/// Mirrors StoreKit's `RequestReviewAction`.
public struct RequestReviewAction: Sendable {
  /// Does nothing: the desktop's software centre asks for ratings.
  @preconcurrency @MainActor
  public func callAsFunction() {}
}

/// A size of text.
///
/// Mirrors SwiftUI's deprecated `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// One of the usual sizes, from the smallest to the largest. The default is `large`.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// One of the larger sizes for people with low vision, from the smallest to the largest.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest of all sizes.
  case accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[min(index, Self.allCases.count - 1)]
  }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  /// Indicates whether the size is one of the largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
