extension Screen {
  /// The builder of a RIB and its dependencies.
  var ribBuilder: String {
    """
    import RIBs

    /// The dependencies of the \(title) RIB, which the parent RIB provides.
    \(access)protocol \(name)Dependency: Dependency {
      /// A closure that installs the toolkit's view in the \(title) controller.
      var \(memberName)Content: \(name)ViewController.Content { get }
    }

    /// The dependency injection component of the \(title) RIB.
    \(access)final class \(name)Component: Component<\(name)Dependency> {
      var content: \(name)ViewController.Content { dependency.\(memberName)Content }
    }

    /// A type that builds \(title) RIBs.
    \(access)protocol \(name)Buildable: Buildable {
      func build(withListener listener: \(name)Listener) -> \(name)Routing
    }

    /// The builder of the \(title) RIB.
    \(access)final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {
      \(access)func build(withListener listener: \(name)Listener) -> \(name)Routing {
        let component = \(name)Component(dependency: dependency)
        let viewController = \(name)ViewController(content: component.content)
        let interactor = \(name)Interactor(presenter: viewController)
        interactor.listener = listener
        return \(name)Router(interactor: interactor, viewController: viewController)
      }
    }
    """
  }
}
