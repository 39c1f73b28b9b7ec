extension Screen {
  var coordinator: String {
    """
    import ViewControllers

    /// The navigation interface of the \(title) view models.
    \(access)protocol \(name)Coordinating: AnyObject {
      /// Pushes another screen onto the navigation stack, if the coordinator's screen is on top.
      func openNext()

      /// Pops the coordinator's screen, if it is on top and is not the first.
      func close()
    }

    /// A coordinator that opens screens from one screen, and closes that screen.
    ///
    /// Each screen retains a coordinator of its own through its view model.
    \(access)final class \(name)Coordinator: \(name)Coordinating {
      weak var viewController: ViewController?

      private let builder: \(name)Builder
      private let level: Int

      init(builder: \(name)Builder, level: Int) {
        self.builder = builder
        self.level = level
      }

      \(access)func openNext() {
        navigation?.pushViewController(builder.build(level: level + 1), animated: true)
      }

      \(access)func close() {
        if level > 0 { navigation?.popViewController(animated: true) }
      }

      /// The navigation controller, or `nil` if the coordinator's screen is not on top. This rejects a second click
      /// during a transition.
      private var navigation: NavigationController? {
        guard let navigation = viewController?.navigationController else { return nil }
        return navigation.topViewController === viewController ? navigation : nil
      }
    }
    """
  }
}
