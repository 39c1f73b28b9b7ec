import ViewControllers

@testable import HomeCore

/// Records the attachments, and attaches only the root's screen.
final class ScreenViewsDouble: ScreenViews {
  private(set) var homes: [HomeViewModel] = []
  private(set) var sidebars: [ShellViewModel] = []
  private(set) var journals: [JournalViewModel] = []
  private(set) var playgrounds: [PlaygroundScreen] = []
  private(set) var bookLists: [AnyViewModel<BookListState, BookListInput>] = []
  private(set) var comicLists: [AnyViewModel<ComicListState, ComicListInput>] = []
  private(set) var offers: [() -> OffersViewModel] = []
  private(set) var transfers: [AnyViewModel<RecordTransferState, RecordTransferInput>] = []
  /// Called with each screen's controller that needs a view.
  var onAttach: ((ViewController) -> Void)?
  /// Indicates whether attached screens are retained; a test that counts released objects turns it off.
  var keepsAttached = true

  func attachRoot(_ viewModel: RootViewModel, around screen: ViewController, to controller: ViewController) {
    controller.addChild(screen)
    controller.view.addSubview(screen.view)
    screen.didMove(toParent: controller)
  }

  func attachSidebar(_ viewModel: ShellViewModel, to controller: ViewController) {
    note(controller) { sidebars.append(viewModel) }
  }

  func attachHome(_ viewModel: HomeViewModel, to controller: ViewController) {
    note(controller) { homes.append(viewModel) }
  }

  func attachBooks(
    _ viewModel: AnyViewModel<BookListState, BookListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController
  ) {
    note(controller) {
      bookLists.append(viewModel)
      transfers.append(transfer)
    }
  }

  func attachComics(
    _ viewModel: AnyViewModel<ComicListState, ComicListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController
  ) {
    note(controller) {
      comicLists.append(viewModel)
      transfers.append(transfer)
    }
  }

  func attachOffers(
    _ makeViewModel: @escaping () -> OffersViewModel,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController
  ) {
    note(controller) {
      offers.append(makeViewModel)
      transfers.append(transfer)
    }
  }

  func attachPlayground(_ screen: PlaygroundScreen, to controller: ViewController) {
    note(controller) { playgrounds.append(screen) }
  }

  func attachJournal(_ viewModel: JournalViewModel, to controller: ViewController) {
    note(controller) { journals.append(viewModel) }
  }

  func attachGallery(to controller: ViewController) {
    note(controller) {}
  }

  private func note(_ controller: ViewController, _ keep: () -> Void) {
    onAttach?(controller)
    if keepsAttached { keep() }
  }
}
