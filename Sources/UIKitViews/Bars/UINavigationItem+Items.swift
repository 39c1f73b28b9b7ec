import GtkBridge

/// The items of the bar while a controller's view is on screen.
///
/// Mirrors `UINavigationItem`. The items are in the bar of the window, even without a navigation controller.
extension UINavigationItem {
  /// The size of a title. Kept, without effect: a window has one title.
  ///
  /// Mirrors `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the screen below on the stack.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Large, beside the items of the bar.
    case inline
  }

  /// The arrangement of a bar.
  ///
  /// Mirrors `UINavigationItem.ItemStyle`.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle, for screens that lead to others.
    case navigator
    /// The title at the leading edge, for screens that go back and forth in a history.
    case browser
    /// The title at the leading edge, for the screen of a document.
    case editor
  }

  /// The arrangement of the bar. Kept, without effect: the title of a window is in the middle of its bar, as in GNOME's
  /// browsers and editors.
  public var style: ItemStyle {
    get { bar?.style ?? .navigator }
    set { ensuredBar.style = newValue }
  }

  /// The items at the leading edge.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { bar?.model.leading }
    set { ensuredBar.model.leading = newValue ?? [] }
  }

  /// The items at the trailing edge. The first one is the outermost.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { bar?.model.trailing }
    set { ensuredBar.model.trailing = newValue ?? [] }
  }

  /// The first item at the leading edge.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { bar?.model.leading.first }
    set { ensuredBar.model.leading = newValue.map { [$0] } ?? [] }
  }

  /// The outermost item at the trailing edge.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { bar?.model.trailing.first }
    set { ensuredBar.model.trailing = newValue.map { [$0] } ?? [] }
  }

  /// Sets the items at the leading edge. The bar shows them at once.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the trailing edge. The bar shows them at once.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the item at the leading edge. The bar shows it at once.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the trailing edge. The bar shows it at once.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// A view in place of the title. A view without an intrinsic size keeps the size of its frame.
  public var titleView: UIView? {
    get { bar?.model.titleView }
    set { ensuredBar.model.titleView = newValue }
  }

  /// A line below the title, as in GNOME's windows. UIKit shows it above the title.
  public var prompt: String? {
    get { bar?.model.prompt }
    set { ensuredBar.model.prompt = newValue }
  }

  /// Indicates whether the back button is hidden.
  public var hidesBackButton: Bool {
    get { bar?.model.hidesBackButton ?? false }
    set { ensuredBar.model.hidesBackButton = newValue }
  }

  /// Hides or shows the back button, at once.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Kept, without effect: the back button is an arrow.
  public var backButtonTitle: String? {
    get { bar?.backButtonTitle }
    set { ensuredBar.backButtonTitle = newValue }
  }

  /// Kept, without effect: the back button is an arrow.
  public var backBarButtonItem: UIBarButtonItem? {
    get { bar?.backBarButtonItem }
    set { ensuredBar.backBarButtonItem = newValue }
  }

  /// The action that replaces going back, for example one that asks first. The swipe back remains.
  public var backAction: UIAction? {
    get { bar?.backAction }
    set {
      ensuredBar.backAction = newValue
      onBack = newValue.map { action in { action.perform(from: nil) } }
    }
  }

  /// Indicates whether items at the leading edge are beside the back button instead of in its place.
  public var leftItemsSupplementBackButton: Bool {
    get { bar?.model.leftItemsSupplementBackButton ?? false }
    set { ensuredBar.model.leftItemsSupplementBackButton = newValue }
  }

  /// Kept, without effect: a window has one title.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { bar?.largeTitleDisplayMode ?? .automatic }
    set { ensuredBar.largeTitleDisplayMode = newValue }
  }

  /// The look of the bar for one screen. Kept, without effect: the bars of a program have one look, which
  /// ``UINavigationBar/standardAppearance`` sets.
  public var standardAppearance: UINavigationBarAppearance? {
    get { bar?.standardAppearance }
    set { ensuredBar.standardAppearance = newValue }
  }

  /// Kept, without effect, as ``standardAppearance``.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { bar?.scrollEdgeAppearance }
    set { ensuredBar.scrollEdgeAppearance = newValue }
  }

  /// Kept, without effect, as ``standardAppearance``.
  public var compactAppearance: UINavigationBarAppearance? {
    get { bar?.compactAppearance }
    set { ensuredBar.compactAppearance = newValue }
  }

  var bar: NavigationItemContent? { content as? NavigationItemContent }

  var ensuredBar: NavigationItemContent {
    if let bar { return bar }
    let bar = NavigationItemContent()
    content = bar
    if let owner, owner.viewIfLoaded?.realizedWidget != nil { bar.show(for: owner) }
    return bar
  }
}

extension UIViewController {
  /// The items of the bar at the bottom of the window.
  ///
  /// Mirrors `UIViewController.toolbarItems`. The bar is visible while it has items; no navigation controller is
  /// necessary.
  public var toolbarItems: [UIBarButtonItem]? {
    get { (navigationItem.content as? NavigationItemContent)?.model.bottom }
    set { navigationItem.ensuredBar.model.bottom = newValue ?? [] }
  }

  /// Sets the items of the bar at the bottom. The bar shows them at once.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
}
