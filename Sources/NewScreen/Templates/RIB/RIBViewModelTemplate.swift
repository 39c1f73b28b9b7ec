extension Screen {
  /// The view model between the view and the interactor of a RIB.
  var ribViewModel: String {
    """
    import Combine

    /// An observer of the \(title) screen's actions.
    \(access)protocol \(name)PresentableListener: AnyObject {
      func request(action: \(name)ViewAction)
    }

    /// The view model between the \(title) screen's declarative view and its interactor.
    ///
    /// It publishes the state and forwards actions.
    \(access)final class \(name)ViewModel: ObservableObject {
      /// A weak reference, because the interactor owns the presenter and outlives the screen.
      \(access)weak var listener: \(name)PresentableListener?

      /// The current state.
      @Published \(access)private(set) var state: \(name)ViewState

      /// Creates a view model with an initial state.
      \(access)init(state: \(name)ViewState = \(name)ViewState()) {
        self.state = state
      }

      /// Replaces the state.
      \(access)func update(state: \(name)ViewState) {
        self.state = state
      }

      /// Forwards an action to the listener.
      \(access)func request(action: \(name)ViewAction) {
        listener?.request(action: action)
      }
    }
    """
  }
}
