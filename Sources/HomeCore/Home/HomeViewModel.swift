import Combine

/// Hears what the user asks of the Home screen.
public protocol HomePresentableListener: AnyObject {
  func request(action: HomeViewAction)
}

/// Stands between the Home screen's declarative view and the rest: the state goes in to the view, actions go out.
public final class HomeViewModel: ObservableObject {
  public typealias State = HomeViewState
  public typealias Action = HomeViewAction

  /// Weak: the interactor outlives the screen, not the other way round.
  public weak var listener: HomePresentableListener?

  /// What is shown.
  @Published public private(set) var state: State

  public init(listener: HomePresentableListener? = nil, state: State) {
    self.listener = listener
    self.state = state
  }

  /// Shows a state.
  public func update(state: State) {
    self.state = state
  }

  /// Hands an action to the listener.
  public func request(action: Action) {
    listener?.request(action: action)
  }
}
