import Foundation

/// The look of tab bars. Kept, without effect: tabs have the look of the theme.
///
/// Mirrors `UITabBarAppearance`.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of small tabs with the title beside the image.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  deinit {}
}

/// The look of tabs. Kept, without effect.
///
/// Mirrors `UITabBarItemAppearance`.
@preconcurrency @MainActor
public final class UITabBarItemAppearance {
  /// The look of a state.
  @preconcurrency @MainActor
  public final class State {
    /// The colour and the typeface of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the image.
    public var iconColor: UIColor?

    init() {}
  }

  /// The look of the tabs that are not selected.
  public let normal = State()
  /// The look of the selected tab.
  public let selected = State()

  /// Creates the look of the theme.
  public init() {}
}
