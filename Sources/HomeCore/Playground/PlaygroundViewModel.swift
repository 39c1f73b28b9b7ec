import Combine

/// What the playground's first screen knows, in Combine; ``ChildViewModel`` is the same in Rx.
public final class PlaygroundViewModel: ChildListener {
  /// What the user does.
  public struct Input {
    /// Every tap on a button.
    public let buttonTapped: AnyPublisher<PlaygroundButton, Never>
    /// The screen has appeared.
    public let viewDidAppear: AnyPublisher<Void, Never>
  }

  /// What comes of it.
  public struct Output {
    /// What to show, now and whenever it changes.
    public let state: AnyPublisher<PlaygroundState, Never>
    /// The child wants to go.
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

  /// The view model's output. It may be asked for before there is input.
  public var output: Output {
    Output(
      state: state.removeDuplicates().eraseToAnyPublisher(),
      childDismissEventOccured: childDismissEvent.eraseToAnyPublisher())
  }

  /// Follows the input, as long as the view model lives.
  public func getInput(_ input: Input) {
    input.buttonTapped.sink { [weak self] _ in self?.state.value.tapCount += 1 }.store(in: &cancellables)
    input.viewDidAppear.sink { [weak self] in self?.state.value.appearanceCount += 1 }.store(in: &cancellables)
  }

  public func childDidAskToDismiss() {
    childDismissEvent.send()
  }

  public func childDidEnd(_ end: PlaygroundState.ChildEnd) {
    state.value.lastChildEnd = end
  }
}
