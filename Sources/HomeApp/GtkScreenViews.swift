import GtkBridge
import HomeCore

/// The GTK views of the screens.
struct GtkScreenViews: ScreenViews {
  /// The book service, for the screens that the book list opens.
  let bookService: any BookService
  /// The undo history, for the cart.
  let undo: UndoHistory
  /// The form of the screens that have two.
  let framework: ViewFramework

  func attachRoot(_ viewModel: RootViewModel, around screen: ViewController, to controller: ViewController) {
    RootView(screen: screen, viewModel: viewModel).attach(to: controller)
  }

  func attachSidebar(_ viewModel: ShellViewModel, to controller: ViewController) {
    SidebarView(viewModel: viewModel).attach(to: controller)
  }

  func attachHome(_ viewModel: HomeViewModel, to controller: ViewController) {
    HomeView(viewModel: viewModel).attach(to: controller)
  }

  func attachBooks(
    _ viewModel: AnyViewModel<BookListState, BookListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController
  ) {
    BookListView(viewModel: viewModel, transfer: transfer, service: bookService, undo: undo).attach(to: controller)
  }

  func attachComics(
    _ viewModel: AnyViewModel<ComicListState, ComicListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController
  ) {
    ComicListView(viewModel: viewModel, transfer: transfer, framework: framework).attach(to: controller)
  }

  func attachOffers(
    _ makeViewModel: @escaping () -> OffersViewModel,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController
  ) {
    OffersView(viewModel: makeViewModel(), transfer: transfer).attach(to: controller)
  }

  func attachPlayground(_ screen: PlaygroundScreen, to controller: ViewController) {
    PlaygroundView(screen: screen).attach(to: controller)
  }

  func attachJournal(_ viewModel: JournalViewModel, to controller: ViewController) {
    JournalView(viewModel: viewModel).attach(to: controller)
  }

  func attachGallery(to controller: ViewController) {
    GalleryView().attach(to: controller)
  }
}
