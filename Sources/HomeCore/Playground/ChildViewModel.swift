import RxSwift

/// What a child screen of the playground knows, in Rx; ``PlaygroundViewModel`` is the same in Combine.
public final class ChildViewModel: ChildListener {
  /// What the user does.
  public struct Input {
    /// Every tap on a button.
    public let buttonTapped: Observable<PlaygroundButton>
    /// The screen has appeared.
    public let viewDidAppear: Observable<Void>
  }

  /// What comes of it.
  public struct Output {
    /// What to show, now and whenever it changes.
    public let state: Observable<PlaygroundState>
    /// The child's own child wants to go.
    public let childDismissEventOccured: Observable<Void>
  }

  /// Hears that the child wants to go.
  public weak var listener: (any ChildListener)?

  private let state: BehaviorRelay<PlaygroundState>
  private let childDismissEvent = PublishRelay<Void>()
  private let disposeBag = DisposeBag()
  private let presence: AnyObject

  init(depth: Int, arrival: PlaygroundState.Arrival, listener: (any ChildListener)?, census: LiveCensus) {
    self.listener = listener
    presence = census.enter(\.viewModels)
    state = BehaviorRelay(value: PlaygroundState(depth: depth, arrival: arrival, live: census.current))
    census.counts.asObservable()
      .subscribe(with: self, onNext: { viewModel, counts in viewModel.change { $0.live = counts } })
      .disposed(by: disposeBag)
  }

  var currentState: PlaygroundState { state.value }

  /// The view model's output. It may be asked for before there is input.
  public var output: Output {
    Output(
      state: state.asObservable().distinctUntilChanged(), childDismissEventOccured: childDismissEvent.asObservable())
  }

  /// Follows the input, as long as the view model lives.
  public func getInput(_ input: Input) {
    input.buttonTapped
      .subscribe(with: self, onNext: { viewModel, _ in viewModel.change { $0.tapCount += 1 } })
      .disposed(by: disposeBag)
    input.viewDidAppear
      .subscribe(with: self, onNext: { viewModel, _ in viewModel.change { $0.appearanceCount += 1 } })
      .disposed(by: disposeBag)
    input.buttonTapped.filter { $0 == .dismiss }
      .subscribe(with: self, onNext: { viewModel, _ in viewModel.listener?.childDidAskToDismiss() })
      .disposed(by: disposeBag)
  }

  public func childDidAskToDismiss() {
    childDismissEvent.accept(())
  }

  public func childDidEnd(_ end: PlaygroundState.ChildEnd) {
    change { $0.lastChildEnd = end }
  }

  private func change(_ edit: (inout PlaygroundState) -> Void) {
    var new = state.value
    edit(&new)
    state.accept(new)
  }
}
