import RIBs
import ViewControllers

/// The Home screen's controller: the presenter of its RIB, and the host of its declarative view.
public final class HomeViewController: ScreenController, HomePresentable, HomeViewControllable {
  /// Puts a view that shows the view model into the controller. The view is the only part of the screen that knows a
  /// toolkit, so it is handed in.
  public typealias Content = (HomeViewModel, ViewController) -> Void

  /// Hears the screen's actions; weak, for the interactor owns its presenter.
  public weak var listener: HomePresentableListener?

  /// What the declarative view shows.
  public private(set) lazy var viewModel = HomeViewModel(
    listener: listener, state: HomeViewState(title: String(localized: "Hello"), desc: String(localized: "World")))

  private let content: Content

  /// Makes a controller whose view `content` puts in when it is loaded.
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
