import GtkBridge
import RIBs

protocol CounterPresentableListener: AnyObject {
  func request(action: CounterViewAction)
}

final class CounterViewController: UIViewController, CounterPresentable, CounterViewControllable {
  weak var listener: CounterPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  private let viewModel = CounterViewModel(state: CounterViewState(count: 0))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    CounterView(viewModel: viewModel).attach(to: self)
  }

  func update(state: CounterViewState) {
    viewModel.state = state
  }
}
