import Foundation
import Graphics

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
