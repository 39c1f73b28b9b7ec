import Foundation

/// A container that shows the top of a navigation stack and lets the user go back.
///
/// Mirrors `UINavigationController`:
///
/// ```swift
/// let navigation = NavigationController(rootViewController: BookListViewController())
/// navigation.pushViewController(BookViewController(book), animated: true)
/// navigation.popViewController(animated: true)
/// ```
///
/// The stack changes immediately. The appearance events follow the transition that shows the change. Without a toolkit,
/// or off screen, the transition completes before the call returns. A change during a transition replaces it: a screen
/// that was still appearing disappears again without having appeared.
///
/// When the user goes back, each popped controller is notified through ``ViewController/onHostRemoval``.
@preconcurrency @MainActor
open class NavigationController: ViewController, Stage {
  private var stack: [ViewController] = []
  private lazy var director = StageDirector(self)
  private var removalUnderWay: HostRemoval?
  private weak var willShowController: ViewController?
  private weak var didShowController: ViewController?

  /// The delegate that is notified when another screen is shown.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// Creates a controller with an empty stack. The arguments exist for source compatibility and are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller and pushes `rootViewController` without animation.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  // MARK: The stack

  /// The controllers on the stack, starting with the root. Setting this property calls
  /// ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: ViewController? { stack.last }

  /// The visible controller: the one presented over the stack, or otherwise the top of the stack.
  open var visibleViewController: ViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. The transition is a push if the top controller is new to the stack, otherwise a pop.
  /// Duplicates are ignored.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    var seen: Set<ViewController> = []
    change(to: viewControllers.filter { seen.insert($0).inserted }, animated: animated)
  }

  /// Pushes a controller onto the stack. Does nothing if it is already on the stack; UIKit raises an exception.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Pushes a controller onto the stack.
  open override func show(_ vc: ViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Pops the top controller and returns it. Returns `nil` if only the root remains, which is never popped.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops every controller above `viewController` and returns them, bottom first. Returns `nil` if `viewController` is
  /// not on the stack or is already on top.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = stack.firstIndex(of: viewController), index + 1 < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Pops every controller above the root and returns them, bottom first. Returns `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { containerBacking?.surroundingsDidChange() }
  }

  /// Shows or hides the navigation bar, always at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Indicates whether the bar at the bottom is hidden. Unless the program hides it, it is visible while the screen has
  /// items for it.
  open var isToolbarHidden = true {
    didSet {
      hidesToolbar = isToolbarHidden
      containerBacking?.surroundingsDidChange()
    }
  }

  /// Indicates whether the program has hidden the bar at the bottom.
  package private(set) final var hidesToolbar = false
  /// The bar at the bottom as an object, which the module UIKit creates.
  package final var toolbarIfMade: AnyObject?

  /// Hides or shows the bar at the bottom, always at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// The back swipe. It is off while the recognizer is disabled, and its delegate may refuse a swipe when it begins.
  ///
  /// Mirrors `UINavigationController.interactivePopGestureRecognizer`. The swipe belongs to the window, so the recognizer
  /// has no view, state or actions.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// The recognizer of the back swipe over the content, which is the same swipe on the desktop.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePopGestureRecognizer }

  /// Indicates whether a back swipe is permitted now. The host asks when a swipe begins.
  package var permitsBackSwipe: Bool {
    guard let swipe = interactivePopGestureRecognizer else { return true }
    return swipe.isEnabled && swipe.delegate?.gestureRecognizerShouldBegin(swipe) != false
  }

  // MARK: What the host reports

  /// Handles a request of the user to go back to `target`, or to the previous screen if `target` is `nil`. The host
  /// calls this method.
  ///
  /// The pop goes through the public methods, so a subclass can refuse it. Each popped controller is notified through
  /// ``ViewController/onHostRemoval`` after the transition.
  public func userDidGoBack(to target: ViewController? = nil) {
    if target == nil, let onBack = stack.last?.navigationItem.onBack { return onBack() }
    removalUnderWay = .wentBack
    defer { removalUnderWay = nil }
    if let target {
      popToViewController(target, animated: true)
    } else {
      popViewController(animated: true)
    }
  }

  // MARK: Changes

  private func change(to newStack: [ViewController], animated: Bool) {
    let old = stack
    let removed = old.filter { !newStack.contains($0) }
    let added = newStack.filter { !old.contains($0) }
    let removal = removalUnderWay
    removalUnderWay = nil
    stack = newStack
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added where stack.contains(controller) {
      if controller.parent === self { controller.willMove(toParent: self) } else { adopt(controller) }
    }
    children = stack + children.filter { !stack.contains($0) }
    stackDidChange()

    let finish = { [weak self] in
      guard let self else { return }
      for controller in removed { finishRemoving(controller) }
      for controller in added { finishAdding(controller) }
      announceDidShow(animated: animated)
      guard let removal else { return }
      for controller in removed.reversed() where controller.parent == nil { controller.reportHostRemoval(removal) }
    }
    guard let oldTop = old.last, oldTop === newStack.last else {
      if let top = old.last, removed.contains(top) { top.movement = .fromParent }
      if let top = newStack.last, added.contains(top) { top.movement = .toParent }
      let isPush = added.contains { $0 === newStack.last }
      showTop(
        from: old.last, as: isPush ? .push : .pop, animated,
        cancel: { [weak self] in self?.change(to: old, animated: false) },
        finish)
      return
    }
    finish()
  }

  private func stackDidChange() {
    containerBacking?.surroundingsDidChange()
    // A screen may hide the tabs.
    (parent as? TabController)?.containerBacking?.surroundingsDidChange()
  }

  private func showTop(
    from old: ViewController?, as kind: ScreenTransition.Kind, _ animated: Bool, cancel: (() -> Void)? = nil,
    _ finish: @escaping () -> Void
  ) {
    let isOnScreen = appearanceState.isOnScreen
    director.run(
      kind, from: old.map { [$0] } ?? [], isOnScreen: isOnScreen, animated: animated,
      by: animated && isOnScreen ? animation(of: kind == .push ? .push : .pop, from: old) : nil, cancel: cancel,
      willShow: { announceWillShow(animated: animated) }, completion: finish)
  }

  /// Returns the delegate's animation for a change of the top controller.
  private func animation(of operation: Operation, from old: ViewController?) -> ScreenAnimation? {
    guard let delegate, let view = viewIfLoaded, let old, let top = stack.last,
      let animator = delegate.navigationController(self, animationControllerFor: operation, from: old, to: top)
    else { return nil }
    return ScreenAnimation(in: view, from: old, to: top, animator) {
      delegate.navigationController(self, interactionControllerFor: animator)
    }
  }

  private func finishRemoving(_ controller: ViewController) {
    guard !stack.contains(controller) else { return }
    if controller.movement == .fromParent { controller.movement = nil }
    if controller.parent === self { controller.removeFromParent() }
  }

  private func finishAdding(_ controller: ViewController) {
    guard stack.contains(controller), controller.parent === self else { return }
    if controller.movement == .toParent { controller.movement = nil }
    controller.didMove(toParent: self)
  }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    guard let index = stack.firstIndex(of: child) else { return }
    let wasTop = index == stack.count - 1
    stack.remove(at: index)
    stackDidChange()
    if wasTop { showTop(from: child, as: .pop, false) { [weak self] in self?.announceDidShow(animated: false) } }
  }

  override func childTitleDidChange(_ child: ViewController) {
    containerBacking?.surroundingsDidChange()
    if child === viewControllers.first { parent?.childTitleDidChange(self) }
  }

  // MARK: Appearance

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if appearanceState == .appearing { announceWillShow(animated: animated) }
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    if appearanceState == .appeared { announceDidShow(animated: false) }
  }

  private func announceWillShow(animated: Bool) {
    guard let delegate, let top = stack.last, top !== willShowController else { return }
    willShowController = top
    delegate.navigationController(self, willShow: top, animated: animated)
  }

  private func announceDidShow(animated: Bool) {
    guard let top = stack.last, top === willShowController, top !== didShowController,
      top.appearanceState != .appearing
    else { return }
    didShowController = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  override var stageDirector: StageDirector? { director }

  override func stages(_ child: ViewController) -> Bool { stack.contains(child) || director.isLeaving(child) }

  var screens: [ViewController] { stack.last.map { [$0] } ?? [] }

  /// Returns the size of a child's view beside the bars, whose sizes do not change.
  open override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  {
    sizeBesideBars(of: topViewController, withParentContainerSize: parentSize)
  }
}

extension ViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: NavigationController? { nearestContainer(NavigationController.self) }
}
