import RIBs
import ViewControllers

/// The dependencies of the shop's screens: the services and the toolkit's views.
public protocol ShopDependency: Dependency {
  /// The book service.
  var bookService: any BookService { get }

  /// The comic service.
  var comicService: any ComicService { get }

  /// The service of convenience-store offers.
  var offersService: any OffersServiceRepresentable { get }

  /// The program's imports and exports. They outlive the screen that started them, so one instance serves all screens.
  var recordTransfer: RecordTransferViewModel { get }

  /// The undo history of all screens.
  var undo: UndoHistory { get }

  /// A closure that installs the toolkit's list of books in its controller.
  var booksContent: ShopContent.Books { get }

  /// A closure that installs the toolkit's view of the comics in its controller.
  var comicsContent: ShopContent.Comics { get }

  /// A closure that installs the toolkit's view of the offers in its controller.
  var offersContent: ShopContent.Offers { get }
}

/// The closures that install views in the controllers of the shop's screens. Every screen can import and export its
/// records.
public enum ShopContent {
  /// The view model of imports and exports.
  public typealias Transfer = AnyViewModel<RecordTransferState, RecordTransferInput>

  /// Installs the list of books, whose view model is type-erased.
  public typealias Books = (AnyViewModel<BookListState, BookListInput>, Transfer, ViewController) -> Void

  /// Installs the comics, whose view model is type-erased.
  public typealias Comics = (AnyViewModel<ComicListState, ComicListInput>, Transfer, ViewController) -> Void

  /// Installs the offers, whose view creates and owns its view model.
  public typealias Offers = (_ makeViewModel: @escaping () -> OffersViewModel, Transfer, ViewController) -> Void
}
