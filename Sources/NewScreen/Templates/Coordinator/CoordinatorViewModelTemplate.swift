extension Screen {
  /// A view model that leaves navigation to its coordinator.
  var coordinatorViewModel: String {
    """
    import Combine

    /// The view model of a \(title) screen. It leaves navigation to its coordinator.
    \(access)final class \(name)ViewModel: ObservableObject {
      /// The current state.
      @Published \(access)private(set) var state: \(name)ViewState

      private let coordinator: (any \(name)Coordinating)?

      /// Creates a view model with an initial state.
      ///
      /// - Parameter coordinator: The coordinator, which the view model retains. A preview needs none.
      \(access)init(state: \(name)ViewState = \(name)ViewState(), coordinator: (any \(name)Coordinating)? = nil) {
        self.state = state
        self.coordinator = coordinator
      }

      /// Performs an action of the user.
      \(access)func request(action: \(name)ViewAction) {
        switch action {
        case .increment: state.count += 1
        case .openNext: coordinator?.openNext()
        case .close: coordinator?.close()
        }
      }
    }
    """
  }
}
