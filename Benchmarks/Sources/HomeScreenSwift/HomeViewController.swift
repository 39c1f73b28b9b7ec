import GtkBridge
import RIBs

/// The presenter: it hosts the declarative view and passes states on to its view model.
final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
  weak var listener: HomePresentableListener?

  private(set) lazy var viewModel = HomeViewModel(
    listener: listener, state: HomeViewState(title: "Hello", desc: "World"))
  private var hosting: UIHostingController<HomeView>?

  /// Called when the screen's first frame has been painted.
  var onAppear: (() -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?()
    onAppear = nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello World"
    hosting = HomeView(viewModel: viewModel).attach(to: self)
    listener?.request(action: .viewDidLoad)
  }

  func update(state: HomeViewState) {
    viewModel.update(state: state)
  }

  /// Applies the newest state to the labels without waiting for a frame.
  func applyNow() {
    hosting?.flushNow()
  }
}
