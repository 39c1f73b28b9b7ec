import RIBs

/// What the root RIB needs from the program.
public protocol RootDependency: Dependency {
  /// Puts the toolkit's view for the Home screen into its controller.
  var homeContent: HomeViewController.Content { get }

  /// Where random numbers come from.
  var randomNumberGenerator: any RandomNumberGenerator { get }
}

/// What the root RIB gives to its own parts and to the RIBs below it.
public final class RootComponent: Component<RootDependency>, HomeDependency {
  public var homeContent: HomeViewController.Content { dependency.homeContent }
  public var randomNumberGenerator: any RandomNumberGenerator { dependency.randomNumberGenerator }
}

/// Makes the root RIB.
public final class RootBuilder: Builder<RootDependency> {
  public func build() -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewController = RootViewController()
    let interactor = RootInteractor(presenter: viewController)
    return RootRouter(
      interactor: interactor, viewController: viewController, homeBuilder: HomeBuilder(dependency: component))
  }
}
