extension Screen {
  /// The interactor of a RIB and the protocols it uses.
  var ribInteractor: String {
    """
    import RIBs

    /// The router as the \(title) interactor uses it. It has no requirements yet.
    \(access)protocol \(name)Routing: ViewableRouting {}

    /// The presenter as the \(title) interactor uses it.
    \(access)protocol \(name)Presentable: Presentable {
      var listener: \(name)PresentableListener? { get set }
      func update(state: \(name)ViewState)
    }

    /// The interactor of the parent RIB as the \(title) interactor uses it. It has no requirements yet.
    \(access)protocol \(name)Listener: AnyObject {}

    /// The business logic of the \(title) screen: each action produces a new state.
    \(access)final class \(name)Interactor: PresentableInteractor<\(name)Presentable>,
      \(name)Interactable, \(name)PresentableListener
    {
      /// A weak reference, because the router owns the interactor.
      \(access)weak var router: \(name)Routing?
      /// The interactor of the parent RIB.
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
