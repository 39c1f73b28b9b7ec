extension Screen {
  var ribRouter: String {
    """
    import RIBs

    /// What the \(title) router asks of its interactor.
    \(access)protocol \(name)Interactable: Interactable {
      var router: \(name)Routing? { get set }
      var listener: \(name)Listener? { get set }
    }

    /// What the \(title) router asks of its view controller: nothing yet.
    \(access)protocol \(name)ViewControllable: ViewControllable {}

    /// The \(title) screen's place in the tree of RIBs.
    \(access)final class \(name)Router: ViewableRouter<\(name)Interactable, \(name)ViewControllable>,
      \(name)Routing
    {
      \(access)override init(interactor: \(name)Interactable, viewController: \(name)ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }
    }
    """
  }
}
