import RxSwift

/// The view model of a child screen in the playground, written with RxSwift; ``PlaygroundViewModel`` is its Combine
/// counterpart.
public final class ChildViewModel: ChildListener {
  /// The user's input.
  public struct Input {
    /// The taps on buttons.
    public let buttonTapped: Observable<PlaygroundButton>
    /// The appearances of the screen.
    public let viewDidAppear: Observable<Void>
  }

  /// The output for the controller.
  public struct Output {
    /// The state, sent on subscription and after each change.
    public let state: Observable<PlaygroundState>
    /// The requests of this screen's child to be dismissed.
    public let childDismissEventOccured: Observable<Void>
  }

  /// The observer of this screen, usually its parent's view model.
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

  /// The output, which is available before the input is set.
  public var output: Output {
    Output(
      state: state.asObservable().distinctUntilChanged(), childDismissEventOccured: childDismissEvent.asObservable())
  }

  /// Subscribes to the input for the lifetime of the view model.
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

  /// Notifies the view model's own screen that its child requests its dismissal.
  public func childDidAskToDismiss() {
    childDismissEvent.accept(())
  }

  /// Shows how the child was removed.
  public func childDidEnd(_ end: PlaygroundState.ChildEnd) {
    change { $0.lastChildEnd = end }
  }

  private func change(_ edit: (inout PlaygroundState) -> Void) {
    var new = state.value
    edit(&new)
    state.accept(new)
  }
}
