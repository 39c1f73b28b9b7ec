import Combine

/// An observer of the shell's actions.
public protocol ShellPresentableListener: AnyObject {
  /// Handles an action.
  func request(action: ShellViewAction)
}

/// The view model between the shell's declarative sidebar and its interactor.
public final class ShellViewModel: ObservableObject {
  /// A weak reference, because the interactor owns the presenter and outlives the screen.
  public weak var listener: ShellPresentableListener?

  /// The state shown by the sidebar.
  @Published public private(set) var state: ShellViewState

  /// Creates a view model with a state.
  public init(listener: ShellPresentableListener? = nil, state: ShellViewState) {
    self.listener = listener
    self.state = state
  }

  /// The open screen, for a list's selection: `List(selection: $viewModel.selection)`. Setting `nil` has no effect.
  public var selection: AppScreen? {
    get { state.selection }
    set { if let newValue { request(action: .select(newValue)) } }
  }

  /// Replaces the state.
  public func update(state: ShellViewState) {
    if state != self.state { self.state = state }
  }

  /// Forwards an action to the listener.
  public func request(action: ShellViewAction) {
    listener?.request(action: action)
  }
}
