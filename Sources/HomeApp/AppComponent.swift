import GtkBridge
import HomeCore
import HomeStore
import RIBs

/// The composition root, where the architecture's controllers receive the toolkit's views.
final class AppComponent: Component<EmptyDependency>, RootDependency {
  let settingsStore: any SettingsStore = FileSettingsStore(
    url: FileSettingsStore.defaultURL(identifier: HomeApp.identifier)
  ) { HomeApp.warn($0) }

  private let store: Store

  init(store: Store) {
    self.store = store
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

  var bookService: any BookService { store.books }
  var comicService: any ComicService { store.comics }
  var offersService: any OffersServiceRepresentable { store.offers }

  var notices: NoticeCenter { shared { NoticeCenter() } }
  var undo: UndoHistory { shared { UndoHistory(notices: notices) } }
  var recordTransfer: RecordTransferViewModel {
    shared { RecordTransferViewModel(exchange: store.records, notices: notices) }
  }

  var rootContent: RootViewController.Content {
    { screen, viewModel, controller in RootView(screen: screen, viewModel: viewModel).attach(to: controller) }
  }

  var booksContent: ShopContent.Books {
    { viewModel, transfer, controller in BookListView(viewModel: viewModel, transfer: transfer).attach(to: controller) }
  }

  var comicsContent: ShopContent.Comics {
    { viewModel, transfer, controller in ComicListView(viewModel: viewModel, transfer: transfer).attach(to: controller)
    }
  }

  var offersContent: ShopContent.Offers {
    { makeViewModel, transfer, controller in
      OffersView(viewModel: makeViewModel(), transfer: transfer).attach(to: controller)
    }
  }

  var randomNumberGenerator: any RandomNumberGenerator { SystemRandomNumberGenerator() }
}
