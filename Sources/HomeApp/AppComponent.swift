import HomeCore
import HomeStore
import RIBs

/// The composition root, which gives the architecture its services and the toolkit's views.
final class AppComponent: Component<EmptyDependency>, RootDependency {
  let settingsStore: any SettingsStore = FileSettingsStore(
    url: FileSettingsStore.defaultURL(identifier: HomeApp.identifier)
  ) { HomeApp.warn($0) }

  private let store: Store
  private let framework: ViewFramework

  init(store: Store, framework: ViewFramework) {
    self.store = store
    self.framework = framework
    super.init(dependency: EmptyComponent())
  }

  var views: any ScreenViews { GtkScreenViews(bookService: bookService, undo: undo, framework: framework) }

  var bookService: any BookService { store.books }
  var comicService: any ComicService { store.comics }
  var offersService: any OffersServiceRepresentable { store.offers }

  var notices: NoticeCenter { shared { NoticeCenter() } }
  var undo: UndoHistory { shared { UndoHistory(notices: notices) } }
  var recordTransfer: RecordTransferViewModel {
    shared { RecordTransferViewModel(exchange: store.records, notices: notices) }
  }

  var randomNumberGenerator: any RandomNumberGenerator { SystemRandomNumberGenerator() }
}
