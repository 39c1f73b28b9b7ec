import RIBs
import ViewControllers

/// The shell's controller: the list of screens in the sidebar, the open screen in a navigation controller beside it. Its
/// title is that of the screen on top.
public final class ShellViewController: SplitController, SplitControllerDelegate, ShellPresentable,
  ShellViewControllable, TitledController
{
  /// Puts a view that shows the view model into the sidebar's controller.
  public typealias SidebarContent = (ShellViewModel, ViewController) -> Void

  /// Hears what the user asks of the shell.
  public weak var listener: ShellPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  /// What the sidebar shows.
  public let viewModel = ShellViewModel(state: ShellViewState())

  var onTitleChange: (() -> Void)?

  private let navigation = ScreenNavigationController()

  /// Makes a shell whose sidebar `sidebarContent` puts in; the journal hears of the sidebar.
  public init(sidebarContent: @escaping SidebarContent, journal: LifeCycleJournal? = nil) {
    super.init(style: .doubleColumn)
    let sidebar = SidebarViewController(viewModel: viewModel, content: sidebarContent)
    sidebar.journal = journal
    setViewController(sidebar, for: .primary)
    setViewController(navigation, for: .secondary)
    delegate = self
    followTitle(of: navigation)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  public override var title: String? {
    didSet { if title != oldValue { onTitleChange?() } }
  }

  public func update(state: ShellViewState) {
    viewModel.update(state: state)
    if let width = state.sidebarWidth, width != primaryColumnWidth { preferredPrimaryColumnWidth = width }
  }

  public func splitViewControllerDidResizePrimaryColumn(_ splitController: SplitController) {
    viewModel.request(action: .resizeSidebar(primaryColumnWidth))
  }

  public func show(_ screen: ViewController) {
    // What the old screen has presented belongs to it, and nobody would be left to answer it.
    if presentedViewController != nil { dismiss(animated: false) }
    navigation.setViewControllers([screen], animated: false)
    showContent()
  }

  public func showContent() {
    show(.secondary)
  }
}

/// The sidebar's controller.
final class SidebarViewController: ScreenController {
  private let viewModel: ShellViewModel
  private let content: ShellViewController.SidebarContent

  init(viewModel: ShellViewModel, content: @escaping ShellViewController.SidebarContent) {
    self.viewModel = viewModel
    self.content = content
    super.init(screenName: "Sidebar")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Screens")
    content(viewModel, self)
  }
}
