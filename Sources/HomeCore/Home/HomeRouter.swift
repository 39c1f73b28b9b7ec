import RIBs

/// What the Home router asks of its interactor.
public protocol HomeInteractable: Interactable {
  var router: HomeRouting? { get set }
  var listener: HomeListener? { get set }
}

/// What the Home router asks of its view controller: nothing yet.
public protocol HomeViewControllable: ViewControllable {}

/// The Home screen's place in the tree of RIBs.
public final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
  public override init(interactor: HomeInteractable, viewController: HomeViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
