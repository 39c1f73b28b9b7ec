import Foundation
import Graphics

/// The appearance of all buttons of bars.
@preconcurrency @MainActor
public final class UIBarButtonItemProxy {
  fileprivate static let proxy = UIBarButtonItemProxy()
  fileprivate init() {}
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The colour of the buttons. A prominent one, such as `done`, has a text that contrasts with the accent colour behind it.
  public var tintColor: UIColor? {
    didSet {
      guard self === Self.proxy else { return }
      let css = tintColor.map { "color:\($0.color.css);" } ?? ""
      AppearanceStyle.set(css, for: AppearanceStyle.items(in: "window headerbar"))
    }
  }

  /// Sets the colour and the typeface of the titles of buttons, for their normal state. Those of other states are kept,
  /// without effect: the theme shows the states.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    guard state == .normal, self === Self.proxy else { return }
    AppearanceStyle.set(attributes?.css ?? "", for: AppearanceStyle.items(" label"))
  }

  /// Returns the attributes of a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

extension UIBarButtonItem {
  /// Returns the appearance of all buttons of bars.
  ///
  /// Mirrors `UIBarButtonItem.appearance()`.
  public static func appearance() -> UIBarButtonItemProxy { .proxy }

  /// Returns the appearance of buttons inside the given containers, the innermost first. Kept, without effect: the
  /// rules of the style sheet are for all bars.
  ///
  /// Mirrors `UIBarButtonItem.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItemProxy {
    ContainedAppearances.appearance(of: UIBarButtonItem.self, in: containerTypes) { UIBarButtonItemProxy() }
  }
}

extension UITabBarController {
  /// The appearance of tab bars, which all windows have in common.
  ///
  /// Mirrors `UITabBarController.tabBar`.
  public var tabBar: UITabBar { .appearance() }
}

/// The appearance of tab bars. Its colours are kept, without effect: tabs have the look of the theme.
///
/// Mirrors the part of `UITabBar` that an application sets for all of them.
public final class UITabBar: UIAppearance {
  private static let proxy = UITabBar()
  private var isHiddenInside = false
  private init() {}

  /// Returns the appearance of all tab bars.
  public static func appearance() -> UITabBar { proxy }

  /// Returns the appearance of tab bars inside the given containers, the innermost first. Kept, without effect: the
  /// bars of a program look the same.
  ///
  /// Mirrors `UITabBar.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    ContainedAppearances.appearance(of: UITabBar.self, in: containerTypes) { UITabBar() }
  }

  /// Kept, without effect: the theme colours the chosen tab.
  public var tintColor: UIColor?
  /// Kept, without effect: the theme colours the other tabs.
  public var unselectedItemTintColor: UIColor?
  /// Kept, without effect: the theme colours the bar.
  public var barTintColor: UIColor?
  /// Kept, without effect: the theme colours the bar.
  public var backgroundColor: UIColor?
  /// Kept, without effect: bars are opaque.
  public var isTranslucent = true
  /// Indicates whether the tab bar is hidden, because the program shows one of its own.
  public var isHidden: Bool {
    get { self === Self.proxy ? UITabBarController.hidesBars : isHiddenInside }
    set { if self === Self.proxy { UITabBarController.hidesBars = newValue } else { isHiddenInside = newValue } }
  }
  /// Kept, without effect: tabs have the look of the theme.
  public var standardAppearance = UITabBarAppearance()
  /// Kept, without effect: tabs look the same at the edge of the content.
  public var scrollEdgeAppearance: UITabBarAppearance?
}
