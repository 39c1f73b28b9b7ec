import Foundation

/// The look of a bar.
///
/// Mirrors `UIBarAppearance`. Shadows and blurs are those of the theme.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The colour of the bar; `nil` for that of the theme.
  open var backgroundColor: UIColor?
  /// Kept, without effect: the line below a bar is that of the theme.
  open var shadowColor: UIColor?
  /// Kept, without effect, as ``shadowColor``.
  open var shadowImage: UIImage?
  /// Kept, without effect: a bar has one colour.
  open var backgroundImage: UIImage?
  /// Kept, without effect: nothing is behind a bar.
  open var backgroundEffect: UIBlurEffect?

  /// Creates the look of the theme.
  public required init() {}

  deinit {}

  /// Sets the look of the theme.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Sets the look of the theme, whose bars are opaque.
  open func configureWithOpaqueBackground() { backgroundColor = nil }
  /// Sets the look of the theme. A bar of the desktop is not transparent: it belongs to the window.
  open func configureWithTransparentBackground() { backgroundColor = nil }

  /// Returns a copy of the look.
  open func copy() -> Self {
    let copy = Self()
    copy.backgroundColor = backgroundColor
    copy.shadowColor = shadowColor
    return copy
  }
}

/// The look of navigation bars, which all windows have in common.
///
/// Mirrors `UINavigationBarAppearance`:
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
/// navigationController.navigationBar.standardAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The colour and the typeface of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without effect: a window has one title, which is not large.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without effect: buttons have the look of the theme.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, without effect, as ``buttonAppearance``.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, without effect: the button that goes back is an arrow.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  deinit {}

  /// Has no effect: the button that goes back has the theme's arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

  open override func copy() -> Self {
    let copy = super.copy()
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    return copy
  }
}

/// The look of toolbars. Kept, without effect: they have the look of the theme.
///
/// Mirrors `UIToolbarAppearance`.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  deinit {}
}
