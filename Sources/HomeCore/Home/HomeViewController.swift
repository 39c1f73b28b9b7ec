import RIBs
import ViewControllers

/// The Home screen's controller: the presenter of its RIB and the host of its declarative view.
public final class HomeViewController: ScreenController, HomePresentable, HomeViewControllable {
  /// The observer of the screen's actions. A weak reference, because the interactor owns its presenter.
  public weak var listener: HomePresentableListener?

  /// The view model of the declarative view.
  public private(set) lazy var viewModel = HomeViewModel(
    listener: listener, state: HomeViewState(title: String(localized: "Hello"), desc: String(localized: "World")))

  private let views: any ScreenViews

  /// Creates a controller that gets its view from `views`.
  public init(views: any ScreenViews) {
    self.views = views
    super.init(screenName: "Home")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Hello World")
    views.attachHome(viewModel, to: self)
    listener?.request(action: .viewDidLoad)
  }

  /// Shows a state.
  public func update(state: HomeViewState) {
    viewModel.update(state: state)
  }
}
