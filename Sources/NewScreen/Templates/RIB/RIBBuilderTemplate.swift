extension Screen {
  /// The builder of a RIB and its dependencies.
  var ribBuilder: String {
    """
    import RIBs

    /// What the \(title) RIB needs from the RIB above it.
    \(access)protocol \(name)Dependency: Dependency {
      /// Puts the toolkit's view for the \(title) screen into its controller.
      var \(memberName)Content: \(name)ViewController.Content { get }
    }

    /// What the \(title) RIB gives to its own parts.
    \(access)final class \(name)Component: Component<\(name)Dependency> {
      var content: \(name)ViewController.Content { dependency.\(memberName)Content }
    }

    /// Makes \(title) RIBs.
    \(access)protocol \(name)Buildable: Buildable {
      func build(withListener listener: \(name)Listener) -> \(name)Routing
    }

    /// Makes \(title) RIBs.
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
