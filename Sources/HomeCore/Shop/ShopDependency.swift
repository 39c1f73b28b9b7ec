import RIBs
import ViewControllers

/// What the screens of the shop need: where things come from, and the toolkit's views to show them with.
public protocol ShopDependency: Dependency {
  /// Sells books.
  var bookService: any BookService { get }

  /// Has web comics.
  var comicService: any ComicService { get }

  /// Has the convenience stores' offers.
  var offersService: any OffersServiceRepresentable { get }

  /// Imports and exports all of these: one for the whole program, for what it does goes on when a screen is left.
  var recordTransfer: RecordTransferViewModel { get }

  /// Brings back what was taken away, on whichever screen.
  var undo: UndoHistory { get }

  /// Puts the toolkit's view for the list of books into its controller.
  var booksContent: ShopContent.Books { get }

  /// Puts the toolkit's view for the comics into its controller.
  var comicsContent: ShopContent.Comics { get }

  /// Puts the toolkit's view for the offers into its controller.
  var offersContent: ShopContent.Offers { get }
}

/// What puts a view into the controller of a screen of the shop. Every screen imports and exports what it shows.
public enum ShopContent {
  /// A view model of import and export.
  public typealias Transfer = AnyViewModel<RecordTransferState, RecordTransferInput>

  /// The view knows its view model by state and inputs alone.
  public typealias Books = (AnyViewModel<BookListState, BookListInput>, Transfer, ViewController) -> Void

  /// The view knows its view model by state and inputs alone.
  public typealias Comics = (AnyViewModel<ComicListState, ComicListInput>, Transfer, ViewController) -> Void

  /// The view makes its view model itself, once, and owns it.
  public typealias Offers = (_ makeViewModel: @escaping () -> OffersViewModel, Transfer, ViewController) -> Void
}
