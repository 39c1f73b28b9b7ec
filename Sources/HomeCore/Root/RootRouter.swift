import RIBs

/// What the root router asks of its interactor.
public protocol RootInteractable: Interactable, HomeListener {
  var router: RootRouting? { get set }
}

/// What the root router asks of its view controller.
public protocol RootViewControllable: ViewControllable {
  /// Fills the window with a screen.
  func show(_ viewController: ViewControllable)
}

/// The root of the tree of RIBs, launched into the window.
public final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let homeBuilder: HomeBuildable
  private var home: HomeRouting?

  public init(interactor: RootInteractable, viewController: RootViewControllable, homeBuilder: HomeBuildable) {
    self.homeBuilder = homeBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  public func routeToHome() {
    guard home == nil else { return }
    let home = homeBuilder.build(withListener: interactor)
    self.home = home
    attachChild(home)
    viewController.show(home.viewControllable)
  }
}
