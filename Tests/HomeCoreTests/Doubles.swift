import RIBs
import ViewControllers

@testable import HomeCore

/// Generates predictable numbers: always the minimum of a range.
nonisolated struct FixedNumberGenerator: RandomNumberGenerator {
  // Not 0, which the standard library always rejects, to keep its numbers evenly distributed.
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

/// The dependencies of the root RIB, with views that only record their attachments.
final class DependencyDouble: RootDependency, ShellDependency {
  let attached = ScreenViewsDouble()
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
  let connection = ConnectionViewModel(states: AsyncStream { $0.finish() })
  private(set) lazy var recordTransfer = RecordTransferViewModel(exchange: recordExchange)

  init(settings: AppSettings = AppSettings()) {
    settingsStore = MemorySettingsStore(settings)
  }

  var views: any ScreenViews { attached }
}

final class HomeListenerDouble: HomeListener {}
