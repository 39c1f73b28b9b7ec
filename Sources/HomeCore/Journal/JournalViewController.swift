import ViewControllers

/// The controller of the journal screen, which hosts its declarative view.
public final class JournalViewController: ScreenController {
  /// A closure that installs a view of the view model in the controller.
  public typealias Content = (JournalViewModel, ViewController) -> Void

  /// The view model of the declarative view.
  public let viewModel: JournalViewModel
  private let content: Content

  /// Creates a controller whose view is installed by `content`.
  public init(viewModel: JournalViewModel, content: @escaping Content) {
    self.viewModel = viewModel
    self.content = content
    super.init(screenName: "Journal")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Life-Cycle Journal")
    content(viewModel, self)
  }
}
