import Combine

/// An observer of the Home screen's actions.
public protocol HomePresentableListener: AnyObject {
  /// Handles an action.
  func request(action: HomeViewAction)
}

/// The view model between the Home screen's declarative view and its interactor: it publishes the state and forwards
/// actions.
public final class HomeViewModel: ObservableObject {
  /// The state that the view shows.
  public typealias State = HomeViewState
  /// An action of the user on the screen.
  public typealias Action = HomeViewAction

  /// A weak reference, because the interactor owns the presenter and outlives the screen.
  public weak var listener: HomePresentableListener?

  /// The current state.
  @Published public private(set) var state: State

  /// Creates a view model with a state.
  public init(listener: HomePresentableListener? = nil, state: State) {
    self.listener = listener
    self.state = state
  }

  /// Replaces the state.
  public func update(state: State) {
    self.state = state
  }

  /// Forwards an action to the listener.
  public func request(action: Action) {
    listener?.request(action: action)
  }
}
