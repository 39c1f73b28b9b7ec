/// A stack of presented controllers on top of a root controller.
@MainActor
final class PresentationStack: Stage {
  /// The controller at the bottom. It owns the stack.
  private(set) weak var root: ViewController?

  private var presented: [ViewController] = []
  private lazy var director = StageDirector(self)

  var coordinator: TransitionCoordinator? { director.coordinator }

  init(on root: ViewController) {
    self.root = root
  }

  /// All controllers, from the bottom up. Excludes the root if an event handler released it.
  private var all: [ViewController] { (root.map { [$0] } ?? []) + presented }

  func controller(above controller: ViewController) -> ViewController? {
    let all = all
    guard let index = all.firstIndex(of: controller), index + 1 < all.count else { return nil }
    return all[index + 1]
  }

  func controller(below controller: ViewController) -> ViewController? {
    guard let index = presented.firstIndex(of: controller) else { return nil }
    return index == 0 ? root : presented[index - 1]
  }

  /// The controllers that fill the window: the root, and those presented in its place or over it.
  var controllersInWindow: [ViewController] {
    all.filter {
      $0 === root || $0.modalPresentationStyle == .fullScreen || $0.modalPresentationStyle == .overFullScreen
    }
  }

  // MARK: Changes

  func present(
    _ controller: ViewController, on presenter: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard presenter === all.last, controller !== root, controller.parent == nil,
      controller.enclosingPresentationStack == nil, controller.rootedWindow == nil
    else { return }
    let previous = screens
    let isOnScreen = isOnScreen
    // The controllers that it presented before remain presented above it.
    let arriving = [controller] + (controller.presentationStack?.presented ?? [])
    controller.presentationStack = nil
    for controller in arriving { controller.enclosingPresentationStack = self }
    presented += arriving
    controller.movement = .presentation
    let cancel = { [weak self, weak controller] in
      if let controller { self?.dismiss(controller, animated: false) }
    }
    director.run(.present, from: previous, isOnScreen: isOnScreen, animated: animated, cancel: cancel) {
      if controller.movement == .presentation { controller.movement = nil }
      completion?()
    }
  }

  /// Dismisses a controller and everything above it. If the host removed it, reports `removal`.
  func dismiss(
    _ controller: ViewController, animated: Bool, removal: HostRemoval? = nil, completion: (() -> Void)? = nil
  ) {
    guard let index = presented.firstIndex(of: controller) else { return }
    let seen = screens
    let isOnScreen = isOnScreen
    let dismissed = Array(presented[index...])
    presented.removeSubrange(index...)
    for controller in dismissed {
      controller.enclosingPresentationStack = nil
      controller.movement = .dismissal
    }
    let previous = seen + dismissed.filter { !seen.contains($0) }
    let cancel = { [weak self] in self?.restore(dismissed) ?? () }
    director.run(.dismiss, from: previous, isOnScreen: isOnScreen, animated: animated, cancel: cancel) {
      for controller in dismissed where controller.movement == .dismissal { controller.movement = nil }
      completion?()
      guard let removal else { return }
      for controller in dismissed.reversed() where controller.enclosingPresentationStack == nil {
        controller.reportHostRemoval(removal)
      }
    }
  }

  /// Reverts the change of the running transition, which the host has cancelled.
  func cancelTransition() { director.cancelTransition() }

  /// Reverts a dismissal.
  private func restore(_ dismissed: [ViewController]) {
    let previous = screens
    for controller in dismissed {
      controller.enclosingPresentationStack = self
      controller.movement = nil
    }
    presented += dismissed
    director.run(.present, from: previous, isOnScreen: isOnScreen, animated: false) {}
  }

  /// Dismisses every presented controller after its window closes, without a transition, and returns them.
  func removeAll() -> [ViewController] {
    defer { presented = [] }
    for controller in presented { controller.enclosingPresentationStack = nil }
    return presented
  }

  /// Indicates whether the top of the stack is on screen, so that the next controller would be too.
  private var isOnScreen: Bool { all.last?.appearanceState.isOnScreen == true }

  // MARK: Stage

  var screens: [ViewController] {
    let all = all
    let lowest = all.lastIndex { $0 !== root && $0.modalPresentationStyle.coversPresenter } ?? 0
    return Array(all[lowest...])
  }

  var hasAppeared: Bool { true }

  var transitionHost: (any TransitionHost)? { root?.rootedWindow?.transitionHost }

  func placeScreens() {
    guard isOnScreenInWindow else { return }
    for screen in screens { screen.loadViewIfNeeded() }
  }

  func removeScreen(_ screen: ViewController) {}

  private var isOnScreenInWindow: Bool { root?.rootedWindow?.isShown == true }

  // MARK: The window

  func windowWillAppear() {
    for screen in screens where screens.contains(screen) {
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
    }
  }

  func windowDidAppear() {
    director.end(true, while: { true })
  }

  func windowDidDisappear() {
    director.begin(false, animated: false, while: { true })
    director.end(false, while: { true })
  }
}
