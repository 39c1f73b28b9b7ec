import RIBs
import ViewControllers

/// The dependencies of the program's screens.
public protocol ScreenDependency: HomeDependency, ShopDependency {
  /// A closure that installs the toolkit's view in the controller of a playground screen.
  var playgroundContent: PlaygroundScreen.Content { get }

  /// A closure that installs the toolkit's view in the journal's controller.
  var journalContent: JournalViewController.Content { get }

  /// A closure that installs the toolkit's view in the gallery's controller.
  var galleryContent: GalleryViewController.Content { get }

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
  func build(_ screen: AppScreen, withListener listener: HomeListener) -> BuiltScreen
}

/// The builder of the program's screens.
public final class ScreenBuilder: Builder<ScreenDependency>, ScreenBuildable {
  private let census = LiveCensus()

  public func build(_ screen: AppScreen, withListener listener: HomeListener) -> BuiltScreen {
    switch screen {
    case .home:
      let home = HomeBuilder(dependency: dependency).build(withListener: listener)
      return BuiltScreen(viewController: home.viewControllable.uiviewController, router: home)
    case .books:
      let viewModel = AnyViewModel(BookListViewModel(service: dependency.bookService, undo: dependency.undo))
      return shop(screen) { [dependency] in dependency.booksContent(viewModel, $0, $1) }
    case .comics:
      let viewModel = AnyViewModel(ComicListViewModel(service: dependency.comicService, undo: dependency.undo))
      return shop(screen) { [dependency] in dependency.comicsContent(viewModel, $0, $1) }
    case .offers:
      let service = dependency.offersService
      return shop(screen) { [dependency] in
        dependency.offersContent({ OffersViewModel(service: service) }, $0, $1)
      }
    case .playground:
      let launcher = PlaygroundLauncher(
        dependencies: PlaygroundDependencies(
          content: dependency.playgroundContent, census: census, journal: dependency.journal))
      return BuiltScreen(viewController: launcher.launch(), router: nil)
    case .journal:
      let viewController = JournalViewController(
        viewModel: JournalViewModel(
          journal: dependency.journal, writer: dependency.journalWriter, undo: dependency.undo),
        content: dependency.journalContent)
      viewController.journal = dependency.journal
      return BuiltScreen(viewController: viewController, router: nil)
    case .gallery:
      let viewController = GalleryViewController(content: dependency.galleryContent)
      viewController.journal = dependency.journal
      return BuiltScreen(viewController: viewController, router: nil)
    }
  }

  private func shop(
    _ screen: AppScreen, content: @escaping (ShopContent.Transfer, ViewController) -> Void
  ) -> BuiltScreen {
    let transfer = AnyViewModel(dependency.recordTransfer)
    let viewController = ShopViewController(screen: screen) { content(transfer, $0) }
    viewController.journal = dependency.journal
    return BuiltScreen(viewController: viewController, router: nil)
  }
}
