import RIBs

protocol CounterDependency: Dependency {}

final class CounterComponent: Component<CounterDependency> {}

protocol CounterBuildable: Buildable {
  func build() -> LaunchRouting
}

final class CounterBuilder: Builder<CounterDependency>, CounterBuildable {
  func build() -> LaunchRouting {
    let viewController = CounterViewController()
    let interactor = CounterInteractor(presenter: viewController)
    return CounterRouter(interactor: interactor, viewController: viewController)
  }
}
