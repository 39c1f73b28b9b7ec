import RIBs

/// What the root RIB needs from the program: the toolkit's view for each screen, and what differs between a real run and a
/// test.
public protocol RootDependency: ShopDependency {
  /// Puts the toolkit's view for what stands around every screen into the window's controller.
  var rootContent: RootViewController.Content { get }

  /// Puts the toolkit's view for the Home screen into its controller.
  var homeContent: HomeViewController.Content { get }

  /// Puts the toolkit's view for a playground screen into its controller.
  var playgroundContent: PlaygroundScreen.Content { get }

  /// Puts the toolkit's view for the journal into its controller.
  var journalContent: JournalViewController.Content { get }

  /// Puts the toolkit's view for the gallery into its controller.
  var galleryContent: GalleryViewController.Content { get }

  /// Puts the toolkit's view for the list of screens into the sidebar's controller.
  var sidebarContent: ShellViewController.SidebarContent { get }

  /// Where random numbers come from.
  var randomNumberGenerator: any RandomNumberGenerator { get }

  /// Where the open screen and the sidebar's width are kept.
  var settingsStore: any SettingsStore { get }
}

/// What the root RIB gives to its own parts and to the RIBs below it.
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

/// Makes the root RIB.
public final class RootBuilder: Builder<RootDependency> {
  /// - Parameter screen: The screen to show alone; with `nil` the shell shows them all.
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
