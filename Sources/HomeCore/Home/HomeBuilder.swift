import RIBs

/// What the Home RIB needs from the RIB above it.
public protocol HomeDependency: Dependency {
  /// Puts the toolkit's view for the Home screen into its controller.
  var homeContent: HomeViewController.Content { get }

  /// Where random numbers come from.
  var randomNumberGenerator: any RandomNumberGenerator { get }

  /// Where the life-cycle events of screens are written down.
  var journal: LifeCycleJournal { get }
}

/// What the Home RIB gives to its own parts.
public final class HomeComponent: Component<HomeDependency> {
  var content: HomeViewController.Content { dependency.homeContent }
  var randomNumberGenerator: any RandomNumberGenerator { dependency.randomNumberGenerator }
  var journal: LifeCycleJournal { dependency.journal }
}

/// Makes Home RIBs.
public protocol HomeBuildable: Buildable {
  func build(withListener listener: HomeListener) -> HomeRouting
}

/// Makes Home RIBs.
public final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
  public func build(withListener listener: HomeListener) -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let viewController = HomeViewController(content: component.content)
    viewController.journal = component.journal
    let interactor = HomeInteractor(presenter: viewController, generator: component.randomNumberGenerator)
    interactor.listener = listener
    return HomeRouter(interactor: interactor, viewController: viewController)
  }
}
