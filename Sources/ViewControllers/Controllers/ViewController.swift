import Foundation

/// A controller that owns the view of one screen and receives its life-cycle events.
///
/// Mirrors `UIViewController`. The first access to ``view`` loads the view, once:
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
/// Unlike UIKit, the module has no archives and no nib files: ``init(nibName:bundle:)`` ignores its arguments, and
/// ``init(coder:)`` returns `nil`.
@preconcurrency @MainActor
open class ViewController: Responder {
  private var loadedView: NativeView?
  private let appearance = AppearanceTransition()

  /// The child controllers, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// The container of this controller.
  public internal(set) weak var parent: ViewController?

  /// The window whose root is this controller.
  weak var rootedWindow: Window?

  /// The stack of controllers presented on this controller, if it is the bottom of a stack.
  var presentationStack: PresentationStack?

  /// The stack in which this controller is presented.
  weak var enclosingPresentationStack: PresentationStack?

  /// The container whose view this child covers with its own view, if there is one.
  package var covering: Covering?

  /// The current operation of the container or presenter on this controller.
  var movement: Movement?

  /// The closure called once after the user or the desktop removed this screen: by back navigation, a dismissal such as
  /// Escape, or closing the window. Not called after ``dismiss(animated:completion:)``,
  /// ``NavigationController/popViewController(animated:)`` or ``Window/close()``, because the program already knows
  /// about those.
  ///
  /// UIKit has no such callback, so its routers and coordinators may keep screens that no longer exist. Use this
  /// closure to remove the owner's side of the screen:
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
  /// The closure runs after the last appearance event. It is called for every removed controller: children before their
  /// container, presented controllers before their presenter. Capture the owner weakly, because the owner retains the
  /// controller.
  public var onHostRemoval: ((HostRemoval) -> Void)?

  /// Creates a controller whose view is loaded on first use. The arguments exist for source compatibility and are
  /// ignored.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller whose view is loaded on first use.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  /// The view around that of the controller, or else the presenting controller or the window.
  open override var next: Responder? { viewIfLoaded?.surroundingView ?? presentingViewController ?? window }

  // MARK: Focus

  /// Indicates whether the controller takes the keyboard focus when its view appears.
  private var awaitsFocus = false

  /// Indicates whether the controller's view itself, rather than a view inside it, has the keyboard focus.
  open override var isFirstResponder: Bool {
    awaitsFocus || canBecomeFirstResponder && viewIfLoaded?.backing?.hasFocus == true
  }

  /// Gives the controller's view the keyboard focus, at once or when it appears. Its `keyCommands` then work without a
  /// focused view inside.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    awaitsFocus = !appearanceState.isOnScreen || viewIfLoaded?.backing?.takeFocus() != true
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    awaitsFocus = false
    if isFirstResponder { viewIfLoaded?.backing?.giveUpFocus() }
    return true
  }

  // MARK: The view

  /// The controller's view. The first access loads the view and then calls ``viewDidLoad()``.
  open var view: NativeView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
      newValue?.windowMayHaveChanged()
    }
  }

  /// The view, or `nil` if it is not loaded. Reading this property does not load the view.
  public var viewIfLoaded: NativeView? { loadedView }

  /// A Boolean value that indicates whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Creates the controller's view, whose size changes with that of its superview, and assigns it to `view`. Override this
  /// method to provide a custom view, without calling `super`. Never call it directly.
  open func loadView() {
    view = NativeView(frame: CGRect(origin: .zero, size: expectedSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    performAsCurrent {
      loadView()
      if loadedView == nil { view = NativeView() }
      viewDidLoad()
    }
    stageDirector?.viewDidLoad()
  }

  /// Called before the view's layout, when its size or its constraints have changed.
  open func viewWillLayoutSubviews() {}

  /// Called after the view's layout.
  open func viewDidLayoutSubviews() {}

  /// Called after the controller, or one of its containers, changed its `additionalSafeAreaInsets`.
  open func viewSafeAreaInsetsDidChange() {}

  /// Changes the constraints of the view. Override it, and call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the size of the view changes with its window. The default implementation calls this method on the
  /// children. Animations alongside the coordinator take effect at once, because a window has its new size at once.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Called before ``traitCollectionDidChange(_:)`` when the size class of the window changes. The default
  /// implementation calls this method on the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Returns the size of a child's view in a view of a given size. The default is the given size for a child that fills
  /// the view, and otherwise the child's current size.
  open func size(forChildContentContainer container: ViewController, withParentContainerSize parentSize: CGSize)
    -> CGSize
  {
    guard let size = container.viewIfLoaded?.bounds.size, size != viewIfLoaded?.bounds.size else { return parentSize }
    return size
  }

  /// The insets that the controller adds to those of bars. The safe area excludes them.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// Called after the traits of the desktop changed, such as from light to dark.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Updates the placeholder for missing content. Override it, and call `super`.
  ///
  /// Called before the controller appears for the first time, and after
  /// ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// Indicates whether ``updateContentUnavailableConfiguration(using:)`` is called before the next frame.
  final var needsContentUnavailableUpdate = true
  /// The description of the placeholder for missing content. The module UIKit sets it.
  package final var contentUnavailable: AnyObject?

  /// The preferred size of the controller as a sheet or in a popover. A length of 0, the default, leaves the length
  /// open.
  ///
  /// Mirrors `preferredContentSize`. A container without a size of its own has the size of its visible screen.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      outermostContainer.presentationControllerIfLoaded?.sizeDidChange?()
    }
  }

  /// The title of the screen. A window shows the title of its root controller, a sheet that of its presented
  /// controller.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      if let parent { parent.childTitleDidChange(self) } else { window?.titleDidChange() }
    }
  }

  /// The item that a ``NavigationController`` shows in its bar while this controller is on top.
  public private(set) lazy var navigationItem = NavigationItem(owner: self)

  /// The item of the controller's tab, if the program has read it or set one.
  var ownTabItem: TabItem?

  // MARK: Life cycle

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}

  /// Called when the view is about to appear, before ``viewDidAppear(_:)`` of the same transition.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its size, between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appears and its first frame is painted.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to be covered, removed, minimised or closed.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view is no longer on screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The appearance state of the controller.
  public var appearanceState: AppearanceState { appearance.state }

  /// A Boolean value that indicates whether the controller forwards its appearance events to the children whose views
  /// are inside its view. A container that returns `false` calls ``beginAppearanceTransition(_:animated:)`` on its
  /// children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to appear or disappear. Custom containers call this method.
  ///
  /// Balance each call with ``endAppearanceTransition()``. A call that changes nothing is ignored; a call in the
  /// opposite direction interrupts the current transition. This method does not load the view.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.begin(isAppearing, animated: animated) else { return }
    let change = appearance.changeCount
    awaitsPlace = isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if isAppearing { updateContentUnavailableIfNeeded() }
    forwardAppearance(since: change) { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    stageDirector?.begin(isAppearing, animated: animated, while: { appearance.changeCount == change })
  }

  /// Indicates whether the view will appear and has not been laid out since.
  private var awaitsPlace = false

  /// Called in each layout of the view, and before it has appeared.
  final func viewHasItsPlace() {
    guard awaitsPlace else { return }
    awaitsPlace = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Tells the controller that the transition started by ``beginAppearanceTransition(_:animated:)`` is complete.
  open func endAppearanceTransition() {
    guard let isAppearing = appearance.end() else { return }
    let change = appearance.changeCount
    if isAppearing {
      viewHasItsPlace()
      if awaitsFocus, canBecomeFirstResponder { _ = viewIfLoaded?.backing?.takeFocus() }
      awaitsFocus = false
      if appearance.changeCount == change { viewDidAppear(appearance.isAnimated) }
    } else {
      viewDidDisappear(appearance.isAnimated)
    }
    forwardAppearance(since: change) { $0.endTransition(from: isAppearing ? .appearing : .disappearing) }
    stageDirector?.end(isAppearing, while: { appearance.changeCount == change })
  }

  /// Forwards an event to the children, until a handler starts the next transition.
  private func forwardAppearance(since change: Int, _ event: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return }
    for child in children where appearance.changeCount == change {
      if child.parent === self, !stages(child), child.viewIfLoaded?.isDescendant(of: loadedView) == true {
        event(child)
      }
    }
  }

  /// The director that sends events to the visible screens of a container, if the container shows only some of its
  /// children.
  var stageDirector: StageDirector? { nil }

  /// Indicates whether `child` receives its events through ``stageDirector`` instead of through the view hierarchy.
  func stages(_ child: ViewController) -> Bool { false }

  /// Called after the title of a child, or of its bar or tab item, changed.
  func childTitleDidChange(_ child: ViewController) {}

  // MARK: Containment

  /// Called before the controller is added to a container, or removed from one (`nil`).
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller was added to a container, or removed from one (`nil`).
  ///
  /// After ``addChild(_:)``, the container calls this method when its transition is complete, as in UIKit.
  /// ``removeFromParent()`` calls it itself.
  open func didMove(toParent parent: ViewController?) {}

  /// Adds `child` to this controller and removes it from its previous container.
  ///
  /// This method calls the child's ``willMove(toParent:)``. The caller then adds the child's view and calls
  /// ``didMove(toParent:)``.
  open func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    precondition(!isInside(child), "A view controller cannot be added to itself or to one of its descendants.")
    adopt(child)
  }

  /// Removes the controller from its container and calls ``didMove(toParent:)`` with `nil`.
  ///
  /// Before calling this method, call ``willMove(toParent:)`` with `nil` and remove the view, as in UIKit.
  open func removeFromParent() {
    guard let parent else { return }
    self.parent = nil
    parent.childDidLeave(self)
    viewIfLoaded?.windowMayHaveChanged()
    didMove(toParent: nil)
  }

  final func adopt(_ child: ViewController) {
    child.willMove(toParent: self)
    let previous = child.parent
    child.parent = self
    previous?.childDidLeave(child)
    children.append(child)
    child.viewIfLoaded?.windowMayHaveChanged()
    child.viewDidEnterHierarchy()
  }

  /// Called after a child was removed or moved to another container.
  func childDidLeave(_ child: ViewController) {
    children.removeAll { $0 === child }
  }

  private func isInside(_ controller: ViewController) -> Bool {
    self === controller || parent?.isInside(controller) == true
  }

  // MARK: Editing

  /// Indicates whether the user is editing the content of the controller.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }

  private var isInEditMode = false

  /// Starts or ends the editing of the content. Override it, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditMode else { return }
    isInEditMode = editing
    editingDidChange?()
  }

  /// Called after ``isEditing`` changed.
  package final var editingDidChange: (() -> Void)?

  // MARK: Handheld devices

  /// Never called: the desktop sends no memory warnings.
  open func didReceiveMemoryWarning() {}
  /// Kept, without effect: bars do not cover a screen.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Kept, without effect: bars do not cover a screen.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The child that decides on the status bar. Never asked for.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides whether the status bar is hidden. Never asked for.
  open var childForStatusBarHidden: ViewController? { nil }
  /// Indicates whether the home indicator is hidden. Never asked for.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Indicates whether the tabs are hidden while the controller is on its stack. A change takes effect with the next
  /// change of the stack.
  open var hidesBottomBarWhenPushed = false
  /// The directions of the device that the controller supports. Never asked for: a window has any size.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
  /// The first direction of the device. Never asked for.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// Indicates whether the controller follows the direction of the device. Never asked for.
  open var shouldAutorotate: Bool { true }
  /// The colour of the status bar. Never asked for: the desktop has none.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Indicates whether the status bar is hidden. Never asked for.
  open var prefersStatusBarHidden: Bool { false }
  /// Has no effect: the desktop has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Presentation

  /// The presentation style. Set it before presenting the controller.
  open var modalPresentationStyle = ModalPresentationStyle.automatic

  /// The object that provides the program's own animations and presentation controller. It has an effect with the
  /// styles that fill the window: `custom`, `overFullScreen` and `fullScreen`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Kept, without effect: a presentation covers its window or is a dialog of its own.
  open var definesPresentationContext = false
  /// Kept, without effect: a presentation has the desktop's transition.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// A Boolean value that indicates whether the user is prevented from dismissing the controller by Escape, its close
  /// button or a click outside. The delegate of ``presentationController`` is notified of such an attempt.
  open var isModalInPresentation = false

  var presentationControllerIfLoaded: PresentationController?

  /// Presents a controller over the outermost container of this controller.
  ///
  /// The outermost container becomes the presenting controller, as in UIKit. The call does nothing if that controller
  /// already presents another one, or if the new controller is already presented or has a container. UIKit logs a
  /// warning or raises an exception in these cases.
  ///
  /// - Parameter completion: A closure called after the presented controller's ``viewDidAppear(_:)``.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentationStackToUse.present(
      viewControllerToPresent, on: outermostContainer, animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container, such as by a push, and otherwise presents it. Containers
  /// with a way of their own override this method.
  open func show(_ vc: ViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the content of the nearest split controller, and otherwise presents it.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Dismisses the controller presented by this controller and all controllers above it. If this controller presents
  /// nothing, dismisses this controller itself, provided that it is presented.
  ///
  /// - Parameter completion: A closure called after the last ``viewDidDisappear(_:)``, or immediately if there is
  ///   nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let covering {
      covering.end()
      completion?()
      return
    }
    guard let target = presentedViewController ?? (presentingViewController == nil ? nil : outermostContainer) else {
      completion?()
      return
    }
    target.enclosingPresentationStack?.dismiss(target, animated: flag, completion: completion)
  }
}
