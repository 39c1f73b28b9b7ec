import RIBs

protocol CounterInteractable: Interactable {
  var router: CounterRouting? { get set }
}

protocol CounterViewControllable: ViewControllable {}

final class CounterRouter: LaunchRouter<CounterInteractable, CounterViewControllable>, CounterRouting {
  override init(interactor: CounterInteractable, viewController: CounterViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
