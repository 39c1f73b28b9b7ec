/// The light or dark appearance.
///
/// Mirrors `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified
  case light
  case dark
}

/// The properties of the desktop that a colour or an image can depend on.
///
/// Mirrors the part of `UITraitCollection` that code shared with iOS reads.
public struct UITraitCollection: Hashable, Sendable {
  /// The light or dark appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Indicates whether colours are others under other traits.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
