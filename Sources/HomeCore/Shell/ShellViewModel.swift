import Combine

/// Hears what the user asks of the shell.
public protocol ShellPresentableListener: AnyObject {
  func request(action: ShellViewAction)
}

/// Stands between the shell's declarative sidebar and the rest.
public final class ShellViewModel: ObservableObject {
  /// Weak: the interactor outlives the screen, not the other way round.
  public weak var listener: ShellPresentableListener?

  @Published public private(set) var state: ShellViewState

  /// Makes a view model that shows a state.
  public init(listener: ShellPresentableListener? = nil, state: ShellViewState) {
    self.listener = listener
    self.state = state
  }

  /// The open screen, for a list's selection: `List(selection: $viewModel.selection)`. Selecting nothing changes nothing.
  public var selection: AppScreen? {
    get { state.selection }
    set { if let newValue { request(action: .select(newValue)) } }
  }

  /// Shows a state.
  public func update(state: ShellViewState) {
    if state != self.state { self.state = state }
  }

  /// Hands an action to the listener.
  public func request(action: ShellViewAction) {
    listener?.request(action: action)
  }
}
