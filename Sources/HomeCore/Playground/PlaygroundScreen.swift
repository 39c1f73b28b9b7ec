import Combine
import ViewControllers

/// What a declarative view is to its playground controller: the buttons the controller listens to, and the labels it
/// fills.
public final class PlaygroundScreen: ObservableObject {
  /// Puts a view of the screen into the controller.
  public typealias Content = (PlaygroundScreen, ViewController) -> Void

  /// What is shown.
  @Published public internal(set) var state: PlaygroundState

  let taps = PassthroughSubject<PlaygroundButton, Never>()

  /// Makes a screen that shows a state.
  public init(state: PlaygroundState) {
    self.state = state
  }

  /// The view reports a tap.
  public func tap(_ button: PlaygroundButton) {
    taps.send(button)
  }
}
