import Foundation

/// The light or dark appearance.
///
/// Mirrors `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified
  case light
  case dark
}

/// A class of lengths of the window.
///
/// Mirrors `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The direction of the language.
///
/// Mirrors `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A size of text that the user has chosen.
///
/// Mirrors `UIContentSizeCategory`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
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

  /// Indicates whether the size is one of the largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

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

  /// Creates traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Creates traits of a width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }

  /// Creates traits of a height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// Creates traits of a direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }

  /// Creates traits of a size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits of a display.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// Creates traits with the values of others, of which later ones come first.
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

  /// Indicates whether colours are others under other traits.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
