import ViewControllers

/// The journal's screen: the host of its declarative view.
public final class JournalViewController: ScreenController {
  /// Puts a view that shows the view model into the controller.
  public typealias Content = (JournalViewModel, ViewController) -> Void

  /// What the view shows.
  public let viewModel: JournalViewModel
  private let content: Content

  /// Makes a controller whose view `content` puts in.
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
