import GtkBridge
import HomeCore
import RIBs

/// The composition root: the one place where the architecture's rooms meet the toolkit's views.
final class AppComponent: Component<EmptyDependency>, RootDependency {
  init() {
    super.init(dependency: EmptyComponent())
  }

  var homeContent: HomeViewController.Content {
    { viewModel, controller in HomeView(viewModel: viewModel).attach(to: controller) }
  }

  var randomNumberGenerator: any RandomNumberGenerator { SystemRandomNumberGenerator() }
}
