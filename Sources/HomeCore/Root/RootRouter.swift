import RIBs
import ViewControllers

/// What the root router asks of its interactor.
public protocol RootInteractable: Interactable, HomeListener, ShellListener {
  var router: RootRouting? { get set }
}

/// What the root router asks of its view controller.
public protocol RootViewControllable: ViewControllable {
  /// Fills the window with a screen.
  func show(_ screen: ViewController)
}

/// The root of the tree of RIBs, launched into the window. What it shows first it shows for good.
public final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let shellBuilder: ShellBuildable
  private let screenBuilder: ScreenBuildable
  private var isShowing = false

  /// Makes a router that builds what it shows when it is first asked to.
  public init(
    interactor: RootInteractable, viewController: RootViewControllable, shellBuilder: ShellBuildable,
    screenBuilder: ScreenBuildable
  ) {
    self.shellBuilder = shellBuilder
    self.screenBuilder = screenBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  public func routeToShell() {
    guard !isShowing else { return }
    isShowing = true
    let shell = shellBuilder.build(withListener: interactor)
    attachChild(shell)
    viewController.show(shell.viewControllable.uiviewController)
  }

  public func route(to screen: AppScreen) {
    guard !isShowing else { return }
    isShowing = true
    let built = screenBuilder.build(screen, withListener: interactor)
    if let router = built.router { attachChild(router) }
    // Coordinators push on the navigation controller that they find themselves in.
    let isAlone = screen != .playground
    viewController.show(isAlone ? built.viewController : ScreenNavigationController(screens: [built.viewController]))
  }
}
