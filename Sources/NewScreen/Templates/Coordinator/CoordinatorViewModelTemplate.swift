extension Screen {
  /// A view model that leaves navigation to its coordinator.
  var coordinatorViewModel: String {
    """
    import Combine

    /// Holds what a \(title) screen shows, and does what it is asked. Other screens it leaves to the coordinator.
    \(access)final class \(name)ViewModel: ObservableObject {
      /// What is shown.
      @Published \(access)private(set) var state: \(name)ViewState

      private let coordinator: (any \(name)Coordinating)?

      /// Makes a view model that begins with a state.
      ///
      /// - Parameter coordinator: Switches screens; kept, for it knows its screen weakly. A preview has none.
      \(access)init(state: \(name)ViewState = \(name)ViewState(), coordinator: (any \(name)Coordinating)? = nil) {
        self.state = state
        self.coordinator = coordinator
      }

      /// Does what the user asks.
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
