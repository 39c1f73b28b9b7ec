import ViewControllers

/// A type that attaches the toolkit's views to the screens' controllers.
///
/// Only the views depend on a toolkit, so the controllers receive them from outside. Each controller calls its method
/// once: the root controller when it shows its screen, the others when they load their view.
public protocol ScreenViews {
  /// Attaches the view around a screen to the window's root controller.
  func attachRoot(_ viewModel: RootViewModel, around screen: ViewController, to controller: ViewController)

  /// Attaches the list of screens to the sidebar's controller.
  func attachSidebar(_ viewModel: ShellViewModel, to controller: ViewController)

  /// Attaches the Home view to its controller.
  func attachHome(_ viewModel: HomeViewModel, to controller: ViewController)

  /// Attaches the list of books, which also imports and exports them with `transfer`, to its controller.
  func attachBooks(
    _ viewModel: AnyViewModel<BookListState, BookListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController)

  /// Attaches the list of comics, which also imports and exports them with `transfer`, to its controller.
  func attachComics(
    _ viewModel: AnyViewModel<ComicListState, ComicListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController)

  /// Attaches the offers, which also imports and exports them with `transfer`, to their controller. The view creates
  /// its view model once with `makeViewModel`, and owns it.
  func attachOffers(
    _ makeViewModel: @escaping () -> OffersViewModel,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, to controller: ViewController)

  /// Attaches the view of a playground screen to its controller.
  func attachPlayground(_ screen: PlaygroundScreen, to controller: ViewController)

  /// Attaches the journal's view to its controller.
  func attachJournal(_ viewModel: JournalViewModel, to controller: ViewController)

  /// Attaches the gallery's view to its controller.
  func attachGallery(to controller: ViewController)
}
