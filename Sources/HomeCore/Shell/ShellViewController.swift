import RIBs
import ViewControllers

/// The shell's controller, with the list of screens in the sidebar and the open screen in a navigation controller. Its
/// title is that of the top screen.
public final class ShellViewController: SplitController, SplitControllerDelegate, ShellPresentable,
  ShellViewControllable, TitledController
{
  /// The observer of the user's actions.
  public weak var listener: ShellPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  /// The view model of the sidebar.
  public let viewModel = ShellViewModel(state: ShellViewState())

  var onTitleChange: (() -> Void)?

  private let navigation = ScreenNavigationController()

  /// Creates a shell that gets its sidebar from `views`. The journal records the sidebar's events.
  public init(views: any ScreenViews, journal: LifeCycleJournal? = nil) {
    super.init(style: .doubleColumn)
    let sidebar = SidebarViewController(viewModel: viewModel, views: views)
    sidebar.journal = journal
    setViewController(sidebar, for: .primary)
    setViewController(navigation, for: .secondary)
    delegate = self
    followTitle(of: navigation)
  }

  /// Not available: archives of controllers are not supported.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  public override var title: String? {
    didSet { if title != oldValue { onTitleChange?() } }
  }

  /// Shows the selection, and sets the sidebar's width if there is one.
  public func update(state: ShellViewState) {
    viewModel.update(state: state)
    if let width = state.sidebarWidth, width != primaryColumnWidth { preferredPrimaryColumnWidth = width }
  }

  /// Sends the width to which the user has resized the sidebar to the listener.
  public func splitViewControllerDidResizePrimaryColumn(_ splitController: SplitController) {
    viewModel.request(action: .resizeSidebar(primaryColumnWidth))
  }

  /// The open screen, without the screens that it has pushed.
  public var openScreen: ViewController? { navigation.viewControllers.first }

  /// Replaces the open screen, and dismisses the screens that it has presented.
  public func show(_ screen: ViewController) {
    // The old screen's presentations are dismissed with it, because nothing would handle their results.
    if presentedViewController != nil { dismiss(animated: false) }
    navigation.setViewControllers([screen], animated: false)
    showContent()
  }

  /// Shows the column of the open screen if there is room for only one.
  public func showContent() {
    show(.secondary)
  }
}

final class SidebarViewController: ScreenController {
  private let viewModel: ShellViewModel
  private let views: any ScreenViews

  init(viewModel: ShellViewModel, views: any ScreenViews) {
    self.viewModel = viewModel
    self.views = views
    super.init(screenName: "Sidebar")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Screens")
    views.attachSidebar(viewModel, to: self)
  }
}
