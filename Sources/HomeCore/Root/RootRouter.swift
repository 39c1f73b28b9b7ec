import RIBs
import ViewControllers

/// The interactor as the root router uses it.
public protocol RootInteractable: Interactable, HomeListener, ShellListener {
  /// The router, which sets itself.
  var router: RootRouting? { get set }
}

/// The view controller as the root router uses it.
public protocol RootViewControllable: ViewControllable {
  /// Fills the window with a screen.
  func show(_ screen: ViewController)
}

/// The root of the RIB tree, launched into the window. Its first route is final.
public final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let shellBuilder: ShellBuildable
  private let screenBuilder: ScreenBuildable
  private var isShowing = false

  /// Creates a router that builds its content on the first route.
  public init(
    interactor: RootInteractable, viewController: RootViewControllable, shellBuilder: ShellBuildable,
    screenBuilder: ScreenBuildable
  ) {
    self.shellBuilder = shellBuilder
    self.screenBuilder = screenBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  /// Fills the window with the shell. Does nothing after the first route.
  public func routeToShell() {
    guard !isShowing else { return }
    isShowing = true
    let shell = shellBuilder.build(withListener: interactor)
    attachChild(shell)
    viewController.show(shell.viewControllable.uiviewController)
  }

  /// Fills the window with only one screen, and attaches it if it is a RIB. Does nothing after the first route.
  public func route(to screen: AppScreen) {
    guard !isShowing else { return }
    isShowing = true
    let built = screenBuilder.build(screen, withListener: interactor)
    if let router = built.router { attachChild(router) }
    // The playground's coordinators push onto the navigation controller of their screen.
    let isAlone = screen != .playground
    viewController.show(isAlone ? built.viewController : ScreenNavigationController(screens: [built.viewController]))
  }
}
