extension Screen {
  /// A view model that changes its own state.
  var mvvmViewModel: String {
    """
    import Combine

    /// The view model of the \(title) screen. It changes its state with each action.
    \(access)final class \(name)ViewModel: ObservableObject {
      /// The current state.
      @Published \(access)private(set) var state: \(name)ViewState

      /// Creates a view model with an initial state.
      \(access)init(state: \(name)ViewState = \(name)ViewState()) {
        self.state = state
      }

      /// Performs an action of the user.
      \(access)func request(action: \(name)ViewAction) {
        switch action {
        case .increment: state.count += 1
        case .reset: state.count = 0
        }
      }
    }
    """
  }
}
