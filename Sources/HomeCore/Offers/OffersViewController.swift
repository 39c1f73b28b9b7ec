import ViewControllers

/// The controller of the offers screen, which hosts its declarative view.
public final class OffersViewController: ScreenController {
  private let makeViewModel: () -> OffersViewModel
  private let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  private let views: any ScreenViews

  /// Creates a controller that gets its view from `views`. The view owns the view model that `makeViewModel` creates.
  public init(
    makeViewModel: @escaping () -> OffersViewModel,
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>, views: any ScreenViews
  ) {
    self.makeViewModel = makeViewModel
    self.transfer = transfer
    self.views = views
    super.init(screenName: "Offers")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = AppScreen.offers.title
    views.attachOffers(makeViewModel, transfer: transfer, to: self)
  }
}
