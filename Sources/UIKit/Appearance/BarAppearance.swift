import Foundation
import Graphics

/// The appearance of navigation bars, which are the bars of windows.
///
/// Mirrors the part of `UINavigationBar` that an application sets for all of them.
public final class UINavigationBar: UIAppearance {
  private static let proxy = UINavigationBar()
  private init() {}

  public static func appearance() -> UINavigationBar { proxy }

  /// The colour and the typeface of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showTitles() } }

  /// The colour and the typeface of large titles. Titles have these without ``titleTextAttributes``, because a window has
  /// one title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showTitles() } }

  /// The colour of buttons.
  public var tintColor: UIColor? {
    didSet { AppearanceStyle.set(tintColor.map { "color:\($0.color.css);" } ?? "", for: "headerbar button") }
  }

  /// The colour of the bar.
  public var barTintColor: UIColor? { didSet { showBackground() } }

  /// The colour behind the bar, which is shown without ``barTintColor``.
  public var backgroundColor: UIColor? { didSet { showBackground() } }

  /// Kept, without effect: a bar is opaque.
  public var isTranslucent = true

  /// Kept, without effect: a window has one title.
  public var prefersLargeTitles = true

  /// Kept, without effect: colours are enough on the desktop.
  public var shadowImage: UIImage?

  /// Kept, without effect: the theme is light or dark.
  public var barStyle = UIBarStyle.default

  /// Has no effect: a bar has one colour.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// The look of the bar.
  public var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      let (title, largeTitle) = (standardAppearance.titleTextAttributes, standardAppearance.largeTitleTextAttributes)
      backgroundColor = standardAppearance.backgroundColor
      titleTextAttributes = title.isEmpty ? nil : title
      largeTitleTextAttributes = largeTitle.isEmpty ? nil : largeTitle
    }
  }
  /// Kept, without effect: the bar looks the same wherever the content is.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, without effect: the bar has one height.
  public var compactAppearance: UINavigationBarAppearance?

  private func showTitles() {
    let attributes = titleTextAttributes ?? largeTitleTextAttributes
    AppearanceStyle.set(attributes?.css ?? "", for: "headerbar .title")
  }

  private func showBackground() {
    let color = barTintColor ?? backgroundColor
    // A transparent bar would show what is behind the window.
    let css = color.map { $0 == .clear ? "" : "background:\($0.color.css);" } ?? ""
    AppearanceStyle.set(css, for: "headerbar")
  }
}

/// The appearance of the buttons of bars, as their class gives it.
@preconcurrency @MainActor
public final class UIBarButtonItemProxy {
  fileprivate static let proxy = UIBarButtonItemProxy()
  fileprivate init() {}
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The colour of the buttons.
  public var tintColor: UIColor? {
    didSet { AppearanceStyle.set(tintColor.map { "color:\($0.color.css);" } ?? "", for: "window headerbar button") }
  }

  /// Sets the colour and the typeface of the titles of buttons, for their normal state. Those of other states are kept,
  /// without effect: the theme shows a state.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    guard state == .normal else { return }
    AppearanceStyle.set(attributes?.css ?? "", for: "headerbar button label")
  }

  /// The attributes of a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

extension UIBarButtonItem {
  /// The appearance of all buttons of bars.
  ///
  /// Mirrors `UIBarButtonItem.appearance()`.
  public static func appearance() -> UIBarButtonItemProxy { .proxy }
}

extension UINavigationController {
  /// The appearance of navigation bars, which all windows have in common: a bar belongs to its window.
  ///
  /// Mirrors `UINavigationController.navigationBar`.
  public var navigationBar: UINavigationBar { .appearance() }
}

extension UITabBarController {
  /// The appearance of tab bars, which all windows have in common.
  ///
  /// Mirrors `UITabBarController.tabBar`.
  public var tabBar: UITabBar { .appearance() }
}

/// The appearance of tab bars. Its values are kept, without effect: tabs have the look of the theme.
///
/// Mirrors the part of `UITabBar` that an application sets for all of them.
public final class UITabBar: UIAppearance {
  private static let proxy = UITabBar()
  private init() {}

  public static func appearance() -> UITabBar { proxy }

  public var tintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var barTintColor: UIColor?
  public var backgroundColor: UIColor?
  public var isTranslucent = true
  public var isHidden = false
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}
