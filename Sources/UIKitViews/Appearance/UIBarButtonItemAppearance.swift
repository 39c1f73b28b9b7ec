import Foundation

/// The look of the buttons of a bar. Kept, without effect: buttons have the look of the theme.
///
/// Mirrors `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance {
  /// The usual look.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button that is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that cannot be pressed.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of the button with the keyboard focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of the theme.
  public init() {}

  /// Creates the look of the theme for a kind of button.
  public init(style: UIBarButtonItem.Style) {}

  /// Has no effect: the look is that of the theme.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The look of the buttons of a bar in a state. Kept, without effect.
///
/// Mirrors `UIBarButtonItemStateAppearance`.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance {
  /// The colour and the typeface of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual place.
  public var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button.
  public var backgroundImage: UIImage?

  init() {}
}
