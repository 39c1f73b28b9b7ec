import GtkBridge

/// The prominence of a part of a view.
///
/// Mirrors SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// The usual look.
  case standard
  /// A prominent look: the large header of a section.
  case increased
}

/// The prominence of a badge.
///
/// Mirrors SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  fileprivate let isFaint: Bool
  private let isIncreased: Bool

  /// A grey text.
  public static let decreased = BadgeProminence(isFaint: true, isIncreased: false)
  /// A text on red.
  public static let standard = BadgeProminence(isFaint: false, isIncreased: false)
  /// A text on red.
  public static let increased = BadgeProminence(isFaint: false, isIncreased: true)
}

/// The order of a menu's items.
///
/// Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The order of the views.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the pointer. Menus of the desktop open below their button, so this is the order of the
  /// views.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the views.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Determines whether a choice closes a menu.
///
/// Mirrors SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open on other platforms.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Determines whether a view reacts to content that is dragged over it for a while.
///
/// Mirrors SwiftUI's `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The view reacts on other platforms.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The view does not react.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  ///
  /// Mirrors SwiftUI's `headerProminence`.
  public var headerProminence: Prominence {
    get { lookDetails.hasLargeHeaders ? .increased : .standard }
    set { lookDetails.hasLargeHeaders = newValue == .increased }
  }

  /// The prominence of badges.
  ///
  /// Mirrors SwiftUI's `badgeProminence`.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set {
      self[BadgeProminenceKey.self] = newValue
      lookDetails.hasFaintBadges = newValue.isFaint
    }
  }

  /// The visibility of the arrows of menus.
  ///
  /// Mirrors SwiftUI's `menuIndicatorVisibility`.
  public var menuIndicatorVisibility: Visibility {
    get { lookDetails.menuIndicator }
    set { lookDetails.menuIndicator = newValue }
  }

  /// The order of the items of menus.
  ///
  /// Mirrors SwiftUI's `menuOrder`.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }
}

extension View {
  /// Sets the prominence of the headers of the sections inside.
  ///
  /// Mirrors SwiftUI's `headerProminence(_:)`.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// Sets the prominence of the badges inside.
  ///
  /// Mirrors SwiftUI's `badgeProminence(_:)`.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }

  /// Shows or hides the arrows of the menus inside.
  ///
  /// Mirrors SwiftUI's `menuIndicator(_:)`.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order of the items of the menus inside, which is always that of the views.
  ///
  /// Mirrors SwiftUI's `menuOrder(_:)`.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether the user cannot select the view's row of a list. A row keeps the setting with which it first appears.
  ///
  /// Mirrors SwiftUI's `selectionDisabled(_:)`.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { selectionDisabledRow(isDisabled) }

  /// Has no effect: GTK closes a menu after each choice.
  ///
  /// Mirrors SwiftUI's `menuActionDismissBehavior(_:)`.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Has no effect: on the desktop, a drag presses no view before it ends.
  ///
  /// Mirrors SwiftUI's `springLoadingBehavior(_:)`.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Sets the distance between the icons and the titles of the labels inside in points.
  ///
  /// Mirrors SwiftUI's `labelIconToTitleSpacing(_:)`.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lookDetails.label.spacing, spacing)
  }

  /// Sets the minimum width of the icons of the labels inside in points, so that their titles line up.
  ///
  /// Mirrors SwiftUI's `labelReservedIconWidth(_:)`.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(\.lookDetails.label.iconWidth, width)
  }
}
