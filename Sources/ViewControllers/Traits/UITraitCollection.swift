import Foundation

/// The light or dark appearance.
///
/// Mirrors `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No appearance is specified.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// A class of lengths of the window.
///
/// Mirrors `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No class, outside of a window.
  case unspecified
  /// A narrow or low window.
  case compact
  /// A wide or high window.
  case regular
}

/// The direction of the language.
///
/// Mirrors `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No direction, outside of a window.
  case unspecified = -1
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// A size of text that the user has chosen.
///
/// Mirrors `UIContentSizeCategory`, whose raw values differ.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name, which differs from UIKit's: `large`, not `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size, outside of a window. It is below all others.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Two sizes below the usual one.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// The size below the usual one.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// The size above the usual one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Two sizes above the usual one.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest size that is not an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")

  /// All sizes, from the smallest to the largest.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Posted when the user changes the size of text, while a window is open.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Indicates whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether a size is smaller than another. ``unspecified`` and unknown names are smaller than all sizes.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (all.firstIndex(of: left) ?? -1) < (all.firstIndex(of: right) ?? -1)
  }
}

/// The properties of the desktop and the window that a view can depend on.
///
/// Mirrors the part of `UITraitCollection` that code shared with iOS reads.
public struct UITraitCollection: Hashable, Sendable {
  /// The light or dark appearance.
  public package(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The class of the window's width.
  public package(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The class of the window's height.
  public package(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The direction of the language.
  public package(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The size of text.
  public package(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The number of pixels for a point, or 0 if it is not known.
  public package(set) var displayScale: CGFloat = 0

  /// Creates traits without any value.
  public init() {}

  /// Creates traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Creates traits with a width class.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }

  /// Creates traits with a height class.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// Creates traits with a direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }

  /// Creates traits with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits with a display scale.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// Creates traits with the values of others. If several have a value, the last one applies.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for other in traitCollections {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.displayScale != 0 { displayScale = other.displayScale }
    }
  }

  /// Indicates whether colours differ under other traits. They do if the appearance differs.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
