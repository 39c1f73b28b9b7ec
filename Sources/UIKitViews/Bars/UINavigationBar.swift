import Foundation
import GtkBridge

/// The bar of a navigation controller, which is that of its window.
///
/// Mirrors `UINavigationBar`, without being a view. All bars look the same: a change of one bar applies to all of them,
/// as with ``appearance()``.
public final class UINavigationBar: UIAppearance {
  private static let proxy = UINavigationBar(of: nil)
  private static let sharedLook = NavigationBarLook()
  private let look: NavigationBarLook
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController?) { (self.controller, look) = (controller, Self.sharedLook) }
  private init(look: NavigationBarLook) { self.look = look }

  /// Returns the appearance of all navigation bars.
  public static func appearance() -> UINavigationBar { proxy }

  /// Returns the appearance of bars inside the given controllers. Kept, without effect: the bars of a program look the
  /// same.
  ///
  /// Mirrors `UINavigationBar.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    ContainedAppearances.appearance(of: UINavigationBar.self, in: containerTypes) {
      UINavigationBar(look: NavigationBarLook(isShown: false))
    }
  }

  // MARK: Items

  /// The item of the screen on top.
  public var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }

  /// The item of the screen below the one on top.
  public var backItem: UINavigationItem? { controller?.viewControllers.dropLast().last?.navigationItem }

  /// The items of all screens, from the bottom to the top of the stack.
  public var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }

  /// Indicates whether the bar is hidden. The buttons of the window stay.
  public var isHidden: Bool {
    get { controller?.isNavigationBarHidden ?? false }
    set { controller?.isNavigationBarHidden = newValue }
  }

  /// The rectangle of the bar over the content of a screen: zero, because bars stand beside their screens. Content that
  /// begins below the frame is therefore at its place.
  public var frame: CGRect { .zero }
  /// The bar's own rectangle: zero, as ``frame``.
  public var bounds: CGRect { .zero }

  // MARK: Look

  /// The colour and the typeface of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look.titleTextAttributes }
    set { look.titleTextAttributes = newValue }
  }

  /// Kept, without effect: a window has one title, which is not large.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look.largeTitleTextAttributes }
    set { look.largeTitleTextAttributes = newValue }
  }

  /// The colour of buttons.
  public var tintColor: UIColor? {
    get { look.tintColor }
    set { look.tintColor = newValue }
  }

  /// The colour of the bar.
  public var barTintColor: UIColor? {
    get { look.barTintColor }
    set { look.barTintColor = newValue }
  }

  /// The colour behind the bar, for a bar without ``barTintColor``.
  public var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// The look of the bar.
  public var standardAppearance: UINavigationBarAppearance {
    get { look.standardAppearance }
    set { look.standardAppearance = newValue }
  }

  /// Kept, without effect: the bar looks the same wherever the content is.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, without effect: the bar has one height.
  public var compactAppearance: UINavigationBarAppearance?
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
}

extension UINavigationController {
  /// The bar of the controller's window.
  ///
  /// Mirrors `UINavigationController.navigationBar`.
  public var navigationBar: UINavigationBar { UINavigationBar(of: self) }
}
