extension Screen {
  /// The view model between the view and the interactor of a RIB.
  var ribViewModel: String {
    """
    import Combine

    /// Hears what the user asks of the \(title) screen.
    \(access)protocol \(name)PresentableListener: AnyObject {
      func request(action: \(name)ViewAction)
    }

    /// Stands between the \(title) screen's declarative view and the rest: the state goes in to the view, actions go out.
    \(access)final class \(name)ViewModel: ObservableObject {
      /// Weak: the interactor outlives the screen, not the other way round.
      \(access)weak var listener: \(name)PresentableListener?

      /// What is shown.
      @Published \(access)private(set) var state: \(name)ViewState

      /// Makes a view model that shows a state.
      \(access)init(state: \(name)ViewState = \(name)ViewState()) {
        self.state = state
      }

      /// Shows a state.
      \(access)func update(state: \(name)ViewState) {
        self.state = state
      }

      /// Hands an action to the listener.
      \(access)func request(action: \(name)ViewAction) {
        listener?.request(action: action)
      }
    }
    """
  }
}
