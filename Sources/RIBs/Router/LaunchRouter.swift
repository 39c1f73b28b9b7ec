import ViewControllers

/// The router at the root of the tree. Mirrors RIBs' `LaunchRouter`.
///
/// ```swift
/// let router = RootBuilder(dependency: AppComponent()).build()
/// router.launch(from: window)
/// ```
///
/// The caller must retain the router, which owns the tree. Closing the window deactivates its interactor.
@preconcurrency @MainActor
open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>,
  LaunchRouting
{
  /// Creates a router with an interactor and a view.
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

  /// Deactivates the interactor, and the tree with it, after the window closes. Another launch activates them again.
  override func viewWasRemovedByHost(_ removal: HostRemoval) {
    interactable.deactivate()
  }
}
