import RIBs

/// The dependencies of the root RIB: the toolkit's view for each screen, and the services that differ between a real
/// run and a test.
public protocol RootDependency: ShopDependency {
  /// A closure that installs the toolkit's view around every screen in the window's controller.
  var rootContent: RootViewController.Content { get }

  /// A closure that installs the toolkit's view in the Home controller.
  var homeContent: HomeViewController.Content { get }

  /// A closure that installs the toolkit's view in the controller of a playground screen.
  var playgroundContent: PlaygroundScreen.Content { get }

  /// A closure that installs the toolkit's view in the journal's controller.
  var journalContent: JournalViewController.Content { get }

  /// A closure that installs the toolkit's view in the gallery's controller.
  var galleryContent: GalleryViewController.Content { get }

  /// A closure that installs the toolkit's list of screens in the sidebar's controller.
  var sidebarContent: ShellViewController.SidebarContent { get }

  /// The source of random numbers.
  var randomNumberGenerator: any RandomNumberGenerator { get }

  /// The store of the open screen and the sidebar's width.
  var settingsStore: any SettingsStore { get }
}

/// The dependency injection component of the root RIB and its children.
public final class RootComponent: Component<RootDependency>, ShellDependency {
  public var homeContent: HomeViewController.Content { dependency.homeContent }
  public var playgroundContent: PlaygroundScreen.Content { dependency.playgroundContent }
  public var journalContent: JournalViewController.Content { dependency.journalContent }
  public var galleryContent: GalleryViewController.Content { dependency.galleryContent }
  public var sidebarContent: ShellViewController.SidebarContent { dependency.sidebarContent }
  public var bookService: any BookService { dependency.bookService }
  public var comicService: any ComicService { dependency.comicService }
  public var offersService: any OffersServiceRepresentable { dependency.offersService }
  public var recordTransfer: RecordTransferViewModel { dependency.recordTransfer }
  public var undo: UndoHistory { dependency.undo }
  public var booksContent: ShopContent.Books { dependency.booksContent }
  public var comicsContent: ShopContent.Comics { dependency.comicsContent }
  public var offersContent: ShopContent.Offers { dependency.offersContent }
  public var randomNumberGenerator: any RandomNumberGenerator { dependency.randomNumberGenerator }
  public var settingsStore: any SettingsStore { dependency.settingsStore }
  public var journal: LifeCycleJournal { shared { LifeCycleJournal() } }
  public var journalWriter: any JournalWriting { JournalFileWriter() }
}

/// The builder of the root RIB.
public final class RootBuilder: Builder<RootDependency> {
  /// Builds the root RIB.
  ///
  /// - Parameter screen: The only screen to show, or `nil` for the shell with all screens.
  public func build(showing screen: AppScreen? = nil) -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewModel = RootViewModel(transfer: AnyViewModel(component.recordTransfer), screen: screen)
    let viewController = RootViewController(viewModel: viewModel, content: dependency.rootContent)
    let interactor = RootInteractor(presenter: viewController, screen: screen)
    return RootRouter(
      interactor: interactor, viewController: viewController, shellBuilder: ShellBuilder(dependency: component),
      screenBuilder: ScreenBuilder(dependency: component))
  }
}
