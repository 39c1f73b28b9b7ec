import ViewControllers

/// The controller of the comics screen, which hosts its declarative view.
public final class ComicListViewController: ScreenController {
  private let viewModel: AnyViewModel<ComicListState, ComicListInput>
  private let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  private let views: any ScreenViews

  /// Creates a controller that gets its view from `views`.
  public init(
    viewModel: AnyViewModel<ComicListState, ComicListInput>,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, views: any ScreenViews
  ) {
    self.viewModel = viewModel
    self.transfer = transfer
    self.views = views
    super.init(screenName: "Comics")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = AppScreen.comics.title
    views.attachComics(viewModel, transfer: transfer, to: self)
  }
}
