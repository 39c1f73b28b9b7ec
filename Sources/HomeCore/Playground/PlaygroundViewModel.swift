import Combine

/// The view model of the playground's first screen, written with Combine; ``ChildViewModel`` is its RxSwift
/// counterpart.
public final class PlaygroundViewModel: ChildListener {
  /// The user's input.
  public struct Input {
    /// The taps on buttons.
    public let buttonTapped: AnyPublisher<PlaygroundButton, Never>
    /// The appearances of the screen.
    public let viewDidAppear: AnyPublisher<Void, Never>
  }

  /// The output for the controller.
  public struct Output {
    /// The state, sent on subscription and after each change.
    public let state: AnyPublisher<PlaygroundState, Never>
    /// The requests of the screen's child to be dismissed.
    public let childDismissEventOccured: AnyPublisher<Void, Never>
  }

  private let state: CurrentValueSubject<PlaygroundState, Never>
  private let childDismissEvent = PassthroughSubject<Void, Never>()
  private var cancellables: Set<AnyCancellable> = []
  private let presence: AnyObject

  init(census: LiveCensus) {
    presence = census.enter(\.viewModels)
    state = CurrentValueSubject(PlaygroundState(depth: 0, arrival: .root, live: census.current))
    census.counts.sink { [weak self] in self?.state.value.live = $0 }.store(in: &cancellables)
  }

  var currentState: PlaygroundState { state.value }

  /// The output, which is available before the input is set.
  public var output: Output {
    Output(
      state: state.removeDuplicates().eraseToAnyPublisher(),
      childDismissEventOccured: childDismissEvent.eraseToAnyPublisher())
  }

  /// Subscribes to the input for the lifetime of the view model.
  public func getInput(_ input: Input) {
    input.buttonTapped.sink { [weak self] _ in self?.state.value.tapCount += 1 }.store(in: &cancellables)
    input.viewDidAppear.sink { [weak self] in self?.state.value.appearanceCount += 1 }.store(in: &cancellables)
  }

  /// Notifies the view model's own screen that its child requests its dismissal.
  public func childDidAskToDismiss() {
    childDismissEvent.send()
  }

  /// Shows how the child was removed.
  public func childDidEnd(_ end: PlaygroundState.ChildEnd) {
    state.value.lastChildEnd = end
  }
}
