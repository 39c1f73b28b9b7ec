import RIBs
import ViewControllers

/// The Home screen's controller: the presenter of its RIB and the host of its declarative view.
public final class HomeViewController: ScreenController, HomePresentable, HomeViewControllable {
  /// A closure that installs a view of the view model in the controller. Only this view depends on a toolkit, so the
  /// controller receives it from outside.
  public typealias Content = (HomeViewModel, ViewController) -> Void

  /// The observer of the screen's actions. A weak reference, because the interactor owns its presenter.
  public weak var listener: HomePresentableListener?

  /// The view model of the declarative view.
  public private(set) lazy var viewModel = HomeViewModel(
    listener: listener, state: HomeViewState(title: String(localized: "Hello"), desc: String(localized: "World")))

  private let content: Content

  /// Creates a controller whose view is installed by `content` when it is loaded.
  public init(content: @escaping Content) {
    self.content = content
    super.init(screenName: "Home")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Hello World")
    content(viewModel, self)
    listener?.request(action: .viewDidLoad)
  }

  public func update(state: HomeViewState) {
    viewModel.update(state: state)
  }
}
