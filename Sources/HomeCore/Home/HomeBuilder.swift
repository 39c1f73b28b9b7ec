import RIBs

/// The dependencies of the Home RIB.
public protocol HomeDependency: Dependency {
  /// The toolkit's views.
  var views: any ScreenViews { get }

  /// The source of random numbers.
  var randomNumberGenerator: any RandomNumberGenerator { get }

  /// The journal of the screens' life-cycle events.
  var journal: LifeCycleJournal { get }
}

/// The dependency injection component of the Home RIB.
public final class HomeComponent: Component<HomeDependency> {
  var views: any ScreenViews { dependency.views }
  var randomNumberGenerator: any RandomNumberGenerator { dependency.randomNumberGenerator }
  var journal: LifeCycleJournal { dependency.journal }
}

/// A type that builds Home RIBs.
public protocol HomeBuildable: Buildable {
  /// Builds a Home RIB.
  ///
  /// - Parameter listener: The interactor of the parent RIB, to which Home keeps a weak reference.
  func build(withListener listener: HomeListener) -> HomeRouting
}

/// The builder of the Home RIB.
public final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
  /// Builds a Home RIB with the views, the journal and the random numbers of the dependencies.
  public func build(withListener listener: HomeListener) -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let viewController = HomeViewController(views: component.views)
    viewController.journal = component.journal
    let interactor = HomeInteractor(presenter: viewController, generator: component.randomNumberGenerator)
    interactor.listener = listener
    return HomeRouter(interactor: interactor, viewController: viewController)
  }
}
