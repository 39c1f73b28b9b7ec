import RIBs
import ViewControllers

/// The shell's controller, with the list of screens in the sidebar and the open screen in a navigation controller. Its
/// title is that of the top screen.
public final class ShellViewController: SplitController, SplitControllerDelegate, ShellPresentable,
  ShellViewControllable, TitledController
{
  /// A closure that installs a view of the view model in the sidebar's controller.
  public typealias SidebarContent = (ShellViewModel, ViewController) -> Void

  /// The observer of the user's actions.
  public weak var listener: ShellPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  /// The view model of the sidebar.
  public let viewModel = ShellViewModel(state: ShellViewState())

  var onTitleChange: (() -> Void)?

  private let navigation = ScreenNavigationController()

  /// Creates a shell whose sidebar is installed by `sidebarContent`. The journal records the sidebar's events.
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
    // The old screen's presentations are dismissed with it, because nothing would handle their results.
    if presentedViewController != nil { dismiss(animated: false) }
    navigation.setViewControllers([screen], animated: false)
    showContent()
  }

  public func showContent() {
    show(.secondary)
  }
}

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
