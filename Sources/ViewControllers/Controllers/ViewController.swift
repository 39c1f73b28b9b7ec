import Foundation

/// Owns one screen's view and hears when that view comes and goes.
///
/// Mirrors `UIViewController`. The view is loaded lazily, once, by the first read of ``view``:
///
/// ```swift
/// final class GreetingViewController: ViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Hello"
///   }
/// }
/// ```
///
/// It differs from UIKit in that nothing is archived: there are no nib files, so ``init(nibName:bundle:)`` ignores its
/// arguments and ``init(coder:)`` gives `nil`.
@preconcurrency @MainActor
open class ViewController {
  private var loadedView: NativeView?
  private let appearance = AppearanceTransition()

  /// The controllers this one contains, in the order they were added.
  public internal(set) var children: [ViewController] = []

  /// The controller that contains this one.
  public internal(set) weak var parent: ViewController?

  /// The window this controller is the root of.
  weak var rootedWindow: Window?

  /// What was presented on this controller, where it is the one at the bottom.
  var presentationStack: PresentationStack?

  /// The stack this controller was presented in.
  weak var enclosingPresentationStack: PresentationStack?

  /// What is being done to the controller by its container or presenter, while that is under way.
  var movement: Movement?

  /// Called once when the user or the desktop has taken this screen away: it was popped by the back button, dismissed with
  /// Escape, or its window was closed. It is not called when the program does the same through ``dismiss(animated:completion:)``,
  /// ``NavigationController/popViewController(animated:)`` or ``Window/close()``, for then the owner knows.
  ///
  /// UIKit has no such report, and so routers and coordinators are left with screens that are gone. With it, whoever put
  /// the screen there takes its own side of it away:
  ///
  /// ```swift
  /// func routeToDetails() {
  ///   let details = detailsBuilder.build(withListener: interactor)
  ///   attachChild(details)
  ///   let screen = details.viewControllable.uiviewController
  ///   screen.onHostRemoval = { [weak self, weak details] _ in
  ///     if let details { self?.detachChild(details) }
  ///   }
  ///   viewController.uiviewController.navigationController?.pushViewController(screen, animated: true)
  /// }
  /// ```
  ///
  /// It comes after the last appearance event. Every controller that went is told: children before the container they are
  /// in, presented controllers before those below. Hold the owner weakly, for the owner holds the controller.
  public var onHostRemoval: ((HostRemoval) -> Void)?

  /// Makes a controller whose view is loaded on first use. The arguments are accepted for source compatibility.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Makes a controller whose view is loaded on first use.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Gives `nil`: no archive can hold a controller on this platform.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  // MARK: The view

  /// The controller's view; the first read loads it and then calls ``viewDidLoad()``.
  open var view: NativeView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  /// The view if it is loaded, without loading it.
  public var viewIfLoaded: NativeView? { loadedView }

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the controller's view and assigns it to `view`. Override it to give a view of your own, without calling
  /// `super`; never call it yourself.
  open func loadView() {
    view = NativeView()
  }

  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = NativeView() }
    viewDidLoad()
    stageDirector?.viewDidLoad()
  }

  /// A name for the screen. The window shows its root controller's title, and a sheet that of the controller in it.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      if let parent { parent.childTitleDidChange(self) } else { window?.titleDidChange() }
    }
  }

  /// What a ``NavigationController`` shows in its bar while this controller is on top.
  public private(set) lazy var navigationItem = NavigationItem(owner: self)

  /// What a ``TabController`` shows on this controller's tab.
  public var tabBarItem: TabItem! {
    get {
      if let ownTabItem { return ownTabItem }
      let made = TabItem(title: nil)
      made.owner = self
      ownTabItem = made
      return made
    }
    set {
      ownTabItem?.owner = nil
      ownTabItem = newValue
      newValue?.owner = self
      parent?.childTitleDidChange(self)
    }
  }
  private var ownTabItem: TabItem?

  // MARK: Life cycle

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}

  /// Called when the view is about to be shown. It comes before ``viewDidAppear(_:)`` of the same transition.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is on screen and its first frame has been painted.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to be covered, removed, minimised or closed.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is no longer on screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Where the controller stands between disappeared and appeared.
  public var appearanceState: AppearanceState { appearance.state }

  /// Whether the controller passes its own appearance events on to the children whose views are in its view.
  /// A container that says `false` calls ``beginAppearanceTransition(_:animated:)`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to appear or to disappear, as a custom container does.
  ///
  /// Each call is closed by ``endAppearanceTransition()``. A call that changes nothing is ignored; one in the opposite
  /// direction interrupts the transition under way. The view is not loaded by it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.begin(isAppearing, animated: animated) else { return }
    let change = appearance.changeCount
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    forwardAppearance(since: change) { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    stageDirector?.begin(isAppearing, animated: animated, while: { appearance.changeCount == change })
  }

  /// Tells the controller that the transition begun by ``beginAppearanceTransition(_:animated:)`` is complete.
  open func endAppearanceTransition() {
    guard let isAppearing = appearance.end() else { return }
    let change = appearance.changeCount
    if isAppearing { viewDidAppear(appearance.isAnimated) } else { viewDidDisappear(appearance.isAnimated) }
    forwardAppearance(since: change) { $0.endTransition(from: isAppearing ? .appearing : .disappearing) }
    stageDirector?.end(isAppearing, while: { appearance.changeCount == change })
  }

  /// Passes an event on to the children, unless a handler has already started the next one.
  private func forwardAppearance(since change: Int, _ event: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return }
    for child in children where appearance.changeCount == change {
      if child.parent === self, !stages(child), child.viewIfLoaded?.isDescendant(of: loadedView) == true {
        event(child)
      }
    }
  }

  /// Who tells the screens of a container that shows some of its children at a time.
  var stageDirector: StageDirector? { nil }

  /// Whether the controller sends `child` its events through ``stageDirector`` rather than by where its view is.
  func stages(_ child: ViewController) -> Bool { false }

  /// The title of a child, or of what stands for it in a bar, changed.
  func childTitleDidChange(_ child: ViewController) {}

  // MARK: Containment

  /// Called before the controller enters a container, or leaves one (`nil`).
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller has entered a container, or left one (`nil`).
  ///
  /// ``addChild(_:)`` leaves it to the container to call this when its transition is done, as in UIKit;
  /// ``removeFromParent()`` calls it itself.
  open func didMove(toParent parent: ViewController?) {}

  /// Makes `child` a child of this controller, taking it from the container it was in.
  ///
  /// It calls the child's ``willMove(toParent:)``; the caller adds the child's view and then calls
  /// ``didMove(toParent:)``.
  open func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    precondition(!isInside(child), "A controller cannot be put into itself or into its own child.")
    adopt(child)
  }

  /// Takes the controller out of its container and calls ``didMove(toParent:)`` with `nil`.
  ///
  /// The caller calls ``willMove(toParent:)`` with `nil` and removes the view first, as in UIKit.
  open func removeFromParent() {
    guard let parent else { return }
    self.parent = nil
    parent.childDidLeave(self)
    didMove(toParent: nil)
  }

  final func adopt(_ child: ViewController) {
    child.willMove(toParent: self)
    let previous = child.parent
    child.parent = self
    previous?.childDidLeave(child)
    children.append(child)
    child.viewDidEnterHierarchy()
  }

  /// The child has been taken away, or has left by itself.
  func childDidLeave(_ child: ViewController) {
    children.removeAll { $0 === child }
  }

  private func isInside(_ controller: ViewController) -> Bool {
    self === controller || parent?.isInside(controller) == true
  }

  // MARK: Presentation

  /// How the controller is shown when it is presented. Set it before presenting.
  open var modalPresentationStyle = ModalPresentationStyle.automatic {
    didSet {
      if (modalPresentationStyle == .popover) != (oldValue == .popover) { presentationControllerIfLoaded = nil }
    }
  }

  /// Whether the user cannot dismiss the controller by Escape, its close button or a click outside. Its
  /// ``presentationController``'s delegate is told of the attempt.
  open var isModalInPresentation = false

  var presentationControllerIfLoaded: PresentationController?

  /// Presents a controller over the whole container this one is in.
  ///
  /// The presenting controller is the outermost container, as in UIKit. A controller presents one other; presenting a
  /// second, a controller that is presented already, or one that is in a container, does nothing (UIKit warns or raises an
  /// exception).
  ///
  /// - Parameter completion: Called after the presented controller's ``viewDidAppear(_:)``.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentationStackToUse.present(
      viewControllerToPresent, on: outermostContainer, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presented, with everything presented above it; or the controller itself, if it
  /// presents nothing and was presented.
  ///
  /// - Parameter completion: Called after the last ``viewDidDisappear(_:)``; at once where there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let target = presentedViewController ?? (presentingViewController == nil ? nil : outermostContainer) else {
      completion?()
      return
    }
    target.enclosingPresentationStack?.dismiss(target, animated: flag, completion: completion)
  }
}

/// Controllers are equal when they are the same object.
extension ViewController: Hashable {
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
