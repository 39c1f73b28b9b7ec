extension Screen {
  var coordinator: String {
    """
    import ViewControllers

    /// Switches between \(title) screens, whose view models leave it to their coordinators.
    \(access)protocol \(name)Coordinating: AnyObject {
      /// Opens another screen on the navigation stack. Only the screen on top can.
      func openNext()

      /// Takes the screen away again. The first one stays.
      func close()
    }

    /// Opens screens from one, and closes that one. Each screen has a coordinator of its own, and keeps it.
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

      /// The navigation stack, where the screen is on top of it. A second click may come while the first is still moving.
      private var navigation: NavigationController? {
        guard let navigation = viewController?.navigationController else { return nil }
        return navigation.topViewController === viewController ? navigation : nil
      }
    }
    """
  }
}
