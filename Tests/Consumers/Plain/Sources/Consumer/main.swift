import Combine
import GtkBridge
import RIBs
import RxCocoa
import RxRelay
import RxSwift

final class CounterViewModel: ObservableObject {
  @Published var count = 0
}

final class CounterInteractor: Interactor {
  let viewModel = CounterViewModel()

  override func didBecomeActive() {
    super.didBecomeActive()
    BehaviorRelay(value: 1).asDriver()
      .drive(onNext: { [viewModel] number in viewModel.count += number })
      .disposeOnDeactivate(interactor: self)
  }
}

struct CounterView: View {
  @ObservedObject var viewModel: CounterViewModel

  var body: some View { Text("\(viewModel.count)").font(.title) }
}

let interactor = CounterInteractor()
var counts: [Int] = []
let token = interactor.viewModel.$count.sink { counts.append($0) }
interactor.activate()
let controller = UIHostingController(rootView: CounterView(viewModel: interactor.viewModel))
controller.loadViewIfNeeded()
interactor.deactivate()
withExtendedLifetime(token) { precondition(counts == [0, 1], "The view model's counts are \(counts).") }
print("A plain consumer works.")
