import Foundation

/// A container that shows one of several controllers, each with its own tab.
///
/// Mirrors `UITabBarController`:
///
/// ```swift
/// let tabs = TabController()
/// tabs.viewControllers = [BookListViewController(), SettingsViewController()]
/// tabs.selectedIndex = 1
/// ```
///
/// A tab's view is loaded when it is first selected.
@preconcurrency @MainActor
open class TabController: ViewController, Stage {
  private var tabs: [ViewController] = []
  private var selected: ViewController?
  private lazy var director = StageDirector(self)

  /// The delegate for selections by the user.
  public weak var delegate: (any TabControllerDelegate)?

  /// Creates a controller without tabs. The arguments exist for source compatibility and are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  /// The controllers, in tab order.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected controller stays selected if it is among the new ones. Otherwise the tab at the
  /// same index is selected, or the first.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    var seen: Set<ViewController> = []
    let new = (viewControllers ?? []).filter { seen.insert($0).inserted }
    let old = tabs
    let oldIndex = selectedIndex
    tabs = new
    for controller in old where !new.contains(controller) { controller.willMove(toParent: nil) }
    for controller in new where controller.parent !== self && tabs.contains(controller) {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    children = tabs + children.filter { !tabs.contains($0) }
    let stays = selected.map(tabs.contains) == true
    let next = stays ? selected : tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first
    select(next, animated: animated)
    for controller in old where !tabs.contains(controller) && !director.isLeaving(controller) { remove(controller) }
    containerBacking?.surroundingsDidChange()
  }

  /// The selected controller. Setting it to a controller without a tab does nothing; UIKit raises an exception.
  open var selectedViewController: ViewController? {
    get { selected }
    set {
      if let newValue, tabs.contains(newValue) { select(newValue, animated: false) }
    }
  }

  /// The index of the selected tab, or `NSNotFound` if there are no tabs. Setting an invalid index does nothing.
  open var selectedIndex: Int {
    get { selected.flatMap(tabs.firstIndex) ?? NSNotFound }
    set {
      if tabs.indices.contains(newValue) { select(tabs[newValue], animated: false) }
    }
  }

  /// Handles the selection of a tab by the user. The host calls this method. As in UIKit, another selection of the
  /// selected tab pops its ``NavigationController`` to the root.
  ///
  /// - Returns: `true` if the tab is now selected. The delegate may refuse.
  @discardableResult
  public func userDidSelect(at index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    if controller === selected {
      _ = (controller as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller, animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
    return selected === controller
  }

  private func select(_ controller: ViewController?, animated: Bool) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    director.run(
      .select, from: old.map { [$0] } ?? [], isOnScreen: appearanceState.isOnScreen, animated: animated
    ) { [weak self] in
      if let self, let old, !tabs.contains(old) { remove(old) }
    }
  }

  private func remove(_ controller: ViewController) {
    if controller.parent === self { controller.removeFromParent() }
  }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    guard let index = tabs.firstIndex(of: child) else { return }
    tabs.remove(at: index)
    if selected === child { select(tabs.indices.contains(index) ? tabs[index] : tabs.last, animated: false) }
    containerBacking?.surroundingsDidChange()
  }

  /// Indicates whether a screen on the stack of the selected navigation controller hides the tabs.
  package var screenHidesTabs: Bool {
    (selected as? NavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  override func childTitleDidChange(_ child: ViewController) {
    containerBacking?.surroundingsDidChange()
  }

  override var stageDirector: StageDirector? { director }

  override func stages(_ child: ViewController) -> Bool { tabs.contains(child) || director.isLeaving(child) }

  var screens: [ViewController] { selected.map { [$0] } ?? [] }

  /// Returns the size of a child's view beside the bars, whose sizes do not change.
  open override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  {
    sizeBesideBars(of: selectedViewController, withParentContainerSize: parentSize)
  }
}

extension TabController {
  /// The height of the row of tabs in common fonts, or zero if the program hides it.
  package static var expectedBarHeight = ViewController.usualBarHeight

  /// Returns the expected size of a child in a view of a given size.
  func room(for child: ViewController, in size: CGSize) -> CGSize {
    guard tabs.contains(child) else { return size }
    return containerBacking?.room(for: child)
      ?? CGSize(width: size.width, height: max(0, size.height - Self.expectedBarHeight))
  }
}

extension ViewController {
  /// The nearest tab controller that contains this controller.
  public var tabBarController: TabController? { nearestContainer(TabController.self) }
}
