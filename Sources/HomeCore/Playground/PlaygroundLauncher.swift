/// A factory for the playground's first screen with its coordinator and view model.
///
/// ```swift
/// let launcher = PlaygroundLauncher(dependencies: dependencies)
/// let navigation = NavigationController(rootViewController: launcher.launch())
/// ```
public final class PlaygroundLauncher {
  private let dependencies: PlaygroundDependencies

  /// Creates a launcher.
  public init(dependencies: PlaygroundDependencies) {
    self.dependencies = dependencies
  }

  /// Returns the first screen. Embed it in a navigation controller, onto which its coordinator pushes children.
  public func launch() -> PlaygroundViewController {
    let coordinator = PlaygroundCoordinator(dependencies: dependencies, depth: 0)
    let viewController = PlaygroundViewController(
      coordinator: coordinator, viewModel: PlaygroundViewModel(census: dependencies.census),
      views: dependencies.views)
    coordinator.viewController = viewController
    viewController.journal = dependencies.journal
    return viewController
  }
}
