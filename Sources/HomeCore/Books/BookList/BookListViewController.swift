import ViewControllers

/// The controller of the book list, which hosts its declarative view.
public final class BookListViewController: ScreenController {
  private let viewModel: AnyViewModel<BookListState, BookListInput>
  private let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  private let views: any ScreenViews

  /// Creates a controller that gets its view from `views`.
  public init(
    viewModel: AnyViewModel<BookListState, BookListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, views: any ScreenViews
  ) {
    self.viewModel = viewModel
    self.transfer = transfer
    self.views = views
    super.init(screenName: "Books")
  }

  /// Opens a screen of the shop above the list.
  public func open(_ place: BookPlace) { viewModel.trigger(.open(place)) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = AppScreen.books.title
    views.attachBooks(viewModel, transfer: transfer, to: self)
  }
}
