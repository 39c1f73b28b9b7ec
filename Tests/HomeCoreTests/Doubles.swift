import RIBs
import ViewControllers

@testable import HomeCore

/// Gives numbers that a test can foresee: the least of any range, over and over.
nonisolated struct FixedNumberGenerator: RandomNumberGenerator {
  // Not 0, which the standard library rejects as often as it is drawn, to keep its numbers evenly spread.
  mutating func next() -> UInt64 { 1 << 60 }
}

final class PresenterDouble: HomePresentable {
  weak var listener: HomePresentableListener?
  private(set) var states: [HomeViewState] = []

  func update(state: HomeViewState) { states.append(state) }
}

final class ListenerDouble: HomePresentableListener {
  private(set) var actions: [HomeViewAction] = []

  func request(action: HomeViewAction) { actions.append(action) }
}

/// What the program gives to the root RIB, with content that only notes that it was asked for.
final class DependencyDouble: RootDependency, ShellDependency {
  private(set) var shown: [HomeViewModel] = []
  private(set) var sidebars: [ShellViewModel] = []
  private(set) var journals: [JournalViewModel] = []
  private(set) var playgrounds: [PlaygroundScreen] = []
  /// Whether what is shown is kept; a test that counts what is let go has it off.
  var keepsShown = true
  let settingsStore: any SettingsStore
  let journal = LifeCycleJournal()
  let journalWriter: any JournalWriting = WriterDouble()
  let randomNumberGenerator: any RandomNumberGenerator = FixedNumberGenerator()
  let bookService: any BookService = MockBookService()
  let comicService: any ComicService = MockComicService()
  let offersService: any OffersServiceRepresentable = MockOffersService()
  let recordExchange = MockRecordExchange()
  let notices = NoticeCenter()
  private(set) lazy var undo = UndoHistory(notices: notices)
  private(set) lazy var recordTransfer = RecordTransferViewModel(exchange: recordExchange)
  private(set) var bookLists: [AnyViewModel<BookListState, BookListInput>] = []
  private(set) var comicLists: [AnyViewModel<ComicListState, ComicListInput>] = []
  private(set) var offers: [() -> OffersViewModel] = []
  private(set) var transfers: [ShopContent.Transfer] = []

  init(settings: AppSettings = AppSettings()) {
    settingsStore = MemorySettingsStore(settings)
  }

  var rootContent: RootViewController.Content {
    { screen, _, controller in
      controller.addChild(screen)
      controller.view.addSubview(screen.view)
      screen.didMove(toParent: controller)
    }
  }

  var homeContent: HomeViewController.Content {
    { [weak self] viewModel, _ in if let self, keepsShown { shown.append(viewModel) } }
  }

  var playgroundContent: PlaygroundScreen.Content {
    { [weak self] screen, _ in if let self, keepsShown { playgrounds.append(screen) } }
  }

  var journalContent: JournalViewController.Content {
    { [weak self] viewModel, _ in if let self, keepsShown { journals.append(viewModel) } }
  }

  var galleryContent: GalleryViewController.Content { { _ in } }

  var booksContent: ShopContent.Books {
    { [weak self] viewModel, transfer, _ in
      guard let self, keepsShown else { return }
      bookLists.append(viewModel)
      transfers.append(transfer)
    }
  }

  var comicsContent: ShopContent.Comics {
    { [weak self] viewModel, transfer, _ in
      guard let self, keepsShown else { return }
      comicLists.append(viewModel)
      transfers.append(transfer)
    }
  }

  var offersContent: ShopContent.Offers {
    { [weak self] makeViewModel, _, _ in if let self, keepsShown { offers.append(makeViewModel) } }
  }

  var sidebarContent: ShellViewController.SidebarContent {
    { [weak self] viewModel, _ in if let self, keepsShown { sidebars.append(viewModel) } }
  }
}

final class HomeListenerDouble: HomeListener {}
