import RIBs

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
  func update(state: HomeViewState)
}

protocol HomePresentableListener: AnyObject {
  func request(action: HomeViewAction)
}

/// Makes a new state for each action. The number counts up, so that each state differs from the one before.
final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
  private var number = 0

  override init(presenter: HomePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func request(action: HomeViewAction) {
    let state: HomeViewState
    switch action {
    case .viewDidLoad: state = HomeViewState(title: "ViewDidLoad Action", desc: "Number \(number)")
    case .tap1: state = HomeViewState(title: "Tap1 Action", desc: "Tap1 Number \(number)")
    case .tap2: state = HomeViewState(title: "Tap2 Action", desc: "Tap2 Number \(number)")
    }
    number += 1
    presenter.update(state: state)
  }
}
