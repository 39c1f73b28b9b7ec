import RIBs
import ViewControllers

/// The dependencies of the program's screens.
public protocol ScreenDependency: HomeDependency, ShopDependency {
  /// The persistent settings.
  var settingsStore: any SettingsStore { get }
  /// The writer of exported journals.
  var journalWriter: any JournalWriting { get }
}

/// A screen with its router, if it is a RIB.
public struct BuiltScreen {
  /// The screen's controller.
  public let viewController: ViewController
  /// The router, which the caller attaches to its own, or `nil` if the screen is not a RIB.
  public let router: (any Routing)?
}

/// A type that builds the program's screens. Each has its own architecture: Home is a RIB, the playground uses
/// coordinators, the journal has a view model, and the shop's views know their view models only by protocol.
public protocol ScreenBuildable: Buildable {
  /// Builds a screen.
  ///
  /// - Parameter listener: The interactor of the parent RIB, for a screen that is a RIB.
  func build(_ screen: AppScreen, withListener listener: HomeListener) -> BuiltScreen
}

/// The builder of the program's screens.
public final class ScreenBuilder: Builder<ScreenDependency>, ScreenBuildable {
  private let census = LiveCensus()

  /// Builds a screen with the services of the dependencies. The caller retains it.
  public func build(_ screen: AppScreen, withListener listener: HomeListener) -> BuiltScreen {
    let views = dependency.views
    switch screen {
    case .home:
      let home = HomeBuilder(dependency: dependency).build(withListener: listener)
      return BuiltScreen(viewController: home.viewControllable.uiviewController, router: home)
    case .books:
      let viewModel = AnyViewModel(
        BookListViewModel(service: dependency.bookService, settings: dependency.settingsStore))
      return built(BookListViewController(viewModel: viewModel, transfer: transfer, views: views))
    case .comics:
      let viewModel = AnyViewModel(
        ComicListViewModel(
          service: dependency.comicService, undo: dependency.undo, settings: dependency.settingsStore))
      return built(ComicListViewController(viewModel: viewModel, transfer: transfer, views: views))
    case .offers:
      let (service, settings) = (dependency.offersService, dependency.settingsStore)
      return built(
        OffersViewController(
          makeViewModel: { OffersViewModel(service: service, settings: settings) }, transfer: transfer, views: views))
    case .playground:
      let launcher = PlaygroundLauncher(
        dependencies: PlaygroundDependencies(views: views, census: census, journal: dependency.journal))
      return BuiltScreen(viewController: launcher.launch(), router: nil)
    case .journal:
      let viewModel = JournalViewModel(
        journal: dependency.journal, writer: dependency.journalWriter, undo: dependency.undo)
      return built(JournalViewController(viewModel: viewModel, views: views))
    case .gallery: return built(GalleryViewController(views: views))
    }
  }

  private var transfer: AnyViewModel<RecordTransferState, RecordTransferInput> {
    AnyViewModel(dependency.recordTransfer)
  }

  private func built(_ viewController: ScreenController) -> BuiltScreen {
    viewController.journal = dependency.journal
    return BuiltScreen(viewController: viewController, router: nil)
  }
}
