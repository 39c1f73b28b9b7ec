extension Screen {
  /// The interactor of a RIB and the protocols it uses.
  var ribInteractor: String {
    """
    import RIBs

    /// What the \(title) interactor asks of its router: nothing yet.
    \(access)protocol \(name)Routing: ViewableRouting {}

    /// What the \(title) interactor tells its presenter.
    \(access)protocol \(name)Presentable: Presentable {
      var listener: \(name)PresentableListener? { get set }
      func update(state: \(name)ViewState)
    }

    /// What the \(title) interactor tells the RIB that built it: nothing yet.
    \(access)protocol \(name)Listener: AnyObject {}

    /// The \(title) screen's business logic: each action makes a new state.
    \(access)final class \(name)Interactor: PresentableInteractor<\(name)Presentable>,
      \(name)Interactable, \(name)PresentableListener
    {
      /// Weak: the router owns the interactor.
      \(access)weak var router: \(name)Routing?
      /// The interactor of the RIB above.
      \(access)weak var listener: \(name)Listener?

      private var state = \(name)ViewState()

      \(access)override init(presenter: \(name)Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
      }

      \(access)func request(action: \(name)ViewAction) {
        switch action {
        case .increment: state.count += 1
        case .reset: state.count = 0
        }
        presenter.update(state: state)
      }
    }
    """
  }
}
