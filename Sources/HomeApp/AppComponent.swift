import GtkBridge
import HomeCore
import RIBs

/// The composition root: the one place where the architecture's rooms meet the toolkit's views.
final class AppComponent: Component<EmptyDependency>, RootDependency {
  let settingsStore: any SettingsStore = FileSettingsStore(
    url: FileSettingsStore.defaultURL(identifier: HomeApp.identifier)
  ) { HomeApp.warn($0) }

  init() {
    super.init(dependency: EmptyComponent())
  }

  var homeContent: HomeViewController.Content {
    { viewModel, controller in HomeView(viewModel: viewModel).attach(to: controller) }
  }

  var playgroundContent: PlaygroundScreen.Content {
    { screen, controller in PlaygroundView(screen: screen).attach(to: controller) }
  }

  var journalContent: JournalViewController.Content {
    { viewModel, controller in JournalView(viewModel: viewModel).attach(to: controller) }
  }

  var galleryContent: GalleryViewController.Content {
    { controller in GalleryView().attach(to: controller) }
  }

  var sidebarContent: ShellViewController.SidebarContent {
    { viewModel, controller in SidebarView(viewModel: viewModel).attach(to: controller) }
  }

  var randomNumberGenerator: any RandomNumberGenerator { SystemRandomNumberGenerator() }
}
