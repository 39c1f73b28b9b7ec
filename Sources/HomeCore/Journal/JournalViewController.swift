import ViewControllers

/// The controller of the journal screen, which hosts its declarative view.
public final class JournalViewController: ScreenController {
  /// The view model of the declarative view.
  public let viewModel: JournalViewModel
  private let views: any ScreenViews

  /// Creates a controller that gets its view from `views`.
  public init(viewModel: JournalViewModel, views: any ScreenViews) {
    self.viewModel = viewModel
    self.views = views
    super.init(screenName: "Journal")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Life-Cycle Journal")
    views.attachJournal(viewModel, to: self)
  }
}
