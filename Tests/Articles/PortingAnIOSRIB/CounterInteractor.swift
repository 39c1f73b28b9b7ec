import RIBs
import RxSwift

protocol CounterRouting: LaunchRouting {}

protocol CounterPresentable: Presentable {
  var listener: CounterPresentableListener? { get set }
  func update(state: CounterViewState)
}

final class CounterInteractor: PresentableInteractor<CounterPresentable>, CounterInteractable,
  CounterPresentableListener
{
  weak var router: CounterRouting?

  private let count = BehaviorRelay(value: 0)

  override init(presenter: CounterPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    count.asObservable()
      .subscribe(onNext: { [weak self] count in
        self?.presenter.update(state: CounterViewState(count: count))
      })
      .disposeOnDeactivate(interactor: self)
  }

  func request(action: CounterViewAction) {
    switch action {
    case .increment: count.accept(count.value + 1)
    case .reset: count.accept(0)
    }
  }
}
