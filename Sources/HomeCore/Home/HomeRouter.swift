import RIBs

/// The interactor as the Home router uses it.
public protocol HomeInteractable: Interactable {
  /// The router, which sets itself.
  var router: HomeRouting? { get set }
  /// The interactor of the parent RIB.
  var listener: HomeListener? { get set }
}

/// The view controller, as seen by the Home router. It has no requirements yet.
public protocol HomeViewControllable: ViewControllable {}

/// The router of the Home RIB.
public final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
  public override init(interactor: HomeInteractable, viewController: HomeViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
