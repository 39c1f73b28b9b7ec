import Foundation

/// Shows the top of a stack of controllers, with a way back to those below.
///
/// Mirrors `UINavigationController`:
///
/// ```swift
/// let navigation = NavigationController(rootViewController: BookListViewController())
/// navigation.pushViewController(BookViewController(book), animated: true)
/// navigation.popViewController(animated: true)
/// ```
///
/// The stack changes at once; the appearance events follow the transition that shows the change. With no toolkit, or off
/// screen, that is over before the call returns. A change made during a transition takes its place: the screen that was still
/// coming goes again without having appeared.
///
/// When the user goes back, the controllers popped are told through ``ViewController/onHostRemoval``.
@preconcurrency @MainActor
open class NavigationController: ViewController, Stage {
  private var stack: [ViewController] = []
  private lazy var director = StageDirector(self)
  private var removalUnderWay: HostRemoval?
  private weak var willShowController: ViewController?
  private weak var didShowController: ViewController?

  /// Told when another screen is shown.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// Makes a controller with an empty stack. The arguments are accepted for source compatibility.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller and pushes the first one on its stack.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Gives `nil`: no archive can hold a controller on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  // MARK: The stack

  /// The stack, the root first. Setting it is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: ViewController? { stack.last }

  /// The controller the user sees: what was presented over the stack, or else the top.
  open var visibleViewController: ViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. A top that is new is pushed; one that was below is popped to. Repeated controllers count once.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    var seen: Set<ViewController> = []
    change(to: viewControllers.filter { seen.insert($0).inserted }, animated: animated)
  }

  /// Puts a controller on top. One that is on the stack already stays where it is (UIKit raises an exception).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller off and returns it. The root stays; then the result is `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes everything above a controller off and returns it, the lowest first; `nil` if the controller is not on the stack
  /// or nothing is above it.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = stack.firstIndex(of: viewController), index + 1 < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes everything above the root off and returns it, the lowest first; `nil` if there is nothing.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Whether there is no bar.
  open var isNavigationBarHidden = false {
    didSet { containerRealization?.surroundingsDidChange() }
  }

  /// Shows the bar or takes it away.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // MARK: What the host reports

  /// Reported by the host when the user wants to go back: to `target`, or to the screen below.
  ///
  /// It pops as the program would, so that a subclass may refuse, and tells each controller popped through
  /// ``ViewController/onHostRemoval`` when it is gone.
  public func userDidGoBack(to target: ViewController? = nil) {
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
    containerRealization?.surroundingsDidChange()

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
      showTop(from: old.last, as: added.contains { $0 === newStack.last } ? .push : .pop, animated, finish)
      return
    }
    finish()
  }

  private func showTop(
    from old: ViewController?, as kind: ScreenTransition.Kind, _ animated: Bool, _ finish: @escaping () -> Void
  ) {
    director.run(
      kind, from: old.map { [$0] } ?? [], isOnScreen: appearanceState.isOnScreen, animated: animated,
      willShow: { announceWillShow(animated: animated) }, completion: finish)
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
    containerRealization?.surroundingsDidChange()
    if wasTop { showTop(from: child, as: .pop, false) { [weak self] in self?.announceDidShow(animated: false) } }
  }

  override func childTitleDidChange(_ child: ViewController) {
    containerRealization?.surroundingsDidChange()
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
}

extension ViewController {
  /// The nearest navigation controller this one is in.
  public var navigationController: NavigationController? { nearestContainer(NavigationController.self) }
}
