import Combine

/// The interface between a playground controller and its declarative view: the taps that the controller observes and
/// the state that it sets.
public final class PlaygroundScreen: ObservableObject {
  /// The current state.
  @Published public internal(set) var state: PlaygroundState

  let taps = PassthroughSubject<PlaygroundButton, Never>()

  /// Creates a screen that shows a state.
  public init(state: PlaygroundState) {
    self.state = state
  }

  /// Reports a tap in the view.
  public func tap(_ button: PlaygroundButton) {
    taps.send(button)
  }
}
