import RIBs

/// The dependencies of the root RIB: the toolkit's views, and the services that differ between a real run and a test.
public protocol RootDependency: ShopDependency {
  /// The source of random numbers.
  var randomNumberGenerator: any RandomNumberGenerator { get }

  /// The persistent settings.
  var settingsStore: any SettingsStore { get }

  /// The program's connection to the shop's server.
  var connection: ConnectionViewModel { get }
}

/// The dependency injection component of the root RIB and its children.
public final class RootComponent: Component<RootDependency>, ShellDependency {
  /// The toolkit's views.
  public var views: any ScreenViews { dependency.views }
  /// The source of the books.
  public var bookService: any BookService { dependency.bookService }
  /// The source of the comics.
  public var comicService: any ComicService { dependency.comicService }
  /// The source of the offers.
  public var offersService: any OffersServiceRepresentable { dependency.offersService }
  /// The import and the export of records, which all screens share.
  public var recordTransfer: RecordTransferViewModel { dependency.recordTransfer }
  /// The actions that can be undone, of all screens.
  public var undo: UndoHistory { dependency.undo }
  /// The source of random numbers.
  public var randomNumberGenerator: any RandomNumberGenerator { dependency.randomNumberGenerator }
  /// The persistent settings.
  public var settingsStore: any SettingsStore { dependency.settingsStore }
  /// The journal of the screens' life-cycle events. All children share it.
  public var journal: LifeCycleJournal { shared { LifeCycleJournal() } }
  /// A writer of exported journals into files.
  public var journalWriter: any JournalWriting { JournalFileWriter() }
}

/// The builder of the root RIB.
public final class RootBuilder: Builder<RootDependency> {
  /// Builds the root RIB.
  ///
  /// - Parameter screen: The only screen to show, or `nil` for the shell with all screens.
  public func build(showing screen: AppScreen? = nil) -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewModel = RootViewModel(
      transfer: AnyViewModel(component.recordTransfer), connection: AnyViewModel(dependency.connection), screen: screen)
    let viewController = RootViewController(viewModel: viewModel, views: dependency.views)
    let interactor = RootInteractor(presenter: viewController, screen: screen)
    return RootRouter(
      interactor: interactor, viewController: viewController, shellBuilder: ShellBuilder(dependency: component),
      screenBuilder: ScreenBuilder(dependency: component))
  }
}
