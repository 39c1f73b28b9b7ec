import RIBs

/// The dependencies of the shop's screens: the services and the toolkit's views.
public protocol ShopDependency: Dependency {
  /// The toolkit's views.
  var views: any ScreenViews { get }

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
}
