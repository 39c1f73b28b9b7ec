extension Screen {
  /// A view model that changes its own state.
  var mvvmViewModel: String {
    """
    import Combine

    /// Holds what the \(title) screen shows, and does what it is asked.
    \(access)final class \(name)ViewModel: ObservableObject {
      /// What is shown.
      @Published \(access)private(set) var state: \(name)ViewState

      /// Makes a view model that begins with a state.
      \(access)init(state: \(name)ViewState = \(name)ViewState()) {
        self.state = state
      }

      /// Does what the user asks.
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
