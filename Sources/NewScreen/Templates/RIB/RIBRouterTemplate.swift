extension Screen {
  var ribRouter: String {
    """
    import RIBs

    /// The interactor as the \(title) router uses it.
    \(access)protocol \(name)Interactable: Interactable {
      var router: \(name)Routing? { get set }
      var listener: \(name)Listener? { get set }
    }

    /// The view controller as the \(title) router uses it. It has no requirements yet.
    \(access)protocol \(name)ViewControllable: ViewControllable {}

    /// The router of the \(title) RIB.
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
