import ViewControllers

/// The router at the root of the tree. Mirrors RIBs' `LaunchRouter`.
///
/// ```swift
/// let router = RootBuilder(dependency: AppComponent()).build()
/// router.launch(from: window)
/// ```
///
/// The caller keeps the router: the tree lives as long as it does. It becomes inactive when the window is closed.
@preconcurrency @MainActor
open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>,
  LaunchRouting
{
  /// Makes a router of an interactor and a view.
  public override init(interactor: InteractorType, viewController: ViewControllerType) {
    super.init(interactor: interactor, viewController: viewController)
  }

  /// Shows the view in `window`, then activates the interactor and loads the router.
  public final func launch(from window: UIWindow) {
    window.rootViewController = viewControllable.uiviewController
    window.makeKeyAndVisible()
    interactable.activate()
    load()
  }

  /// The window was closed: the interactor becomes inactive, and the tree with it. Launching again activates them.
  override func viewWasRemovedByHost(_ removal: HostRemoval) {
    interactable.deactivate()
  }
}
