import RIBs
import ViewControllers

/// What the program's screens need.
public protocol ScreenDependency: HomeDependency, ShopDependency {
  /// Puts the toolkit's view for a playground screen into its controller.
  var playgroundContent: PlaygroundScreen.Content { get }

  /// Puts the toolkit's view for the journal into its controller.
  var journalContent: JournalViewController.Content { get }

  /// Puts the toolkit's view for the gallery into its controller.
  var galleryContent: GalleryViewController.Content { get }

  /// Writes exported journals.
  var journalWriter: any JournalWriting { get }
}

/// A screen, and its place in the tree of RIBs if it has one.
public struct BuiltScreen {
  /// The screen's controller.
  public let viewController: ViewController
  /// Its router, to be attached by whoever asked for the screen; `nil` if it runs by itself.
  public let router: (any Routing)?
}

/// Makes the program's screens, each in an architecture of its own: Home is a RIB, the playground has coordinators, the
/// journal a view model, and so have the screens of the shop, whose views know it by its protocol alone.
public protocol ScreenBuildable: Buildable {
  func build(_ screen: AppScreen, withListener listener: HomeListener) -> BuiltScreen
}

/// Makes the program's screens.
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
