extension Screen {
  var coordinatorBuilder: String {
    """
    import ViewControllers

    /// The builder of \(title) screens. Each has a coordinator and a view model of its own.
    ///
    /// ```swift
    /// let navigation = NavigationController(rootViewController: \(name)Builder(content: content).build())
    /// ```
    \(access)struct \(name)Builder {
      private let content: \(name)ViewController.Content

      /// Creates a builder.
      ///
      /// - Parameter content: A closure that installs the toolkit's view in a screen's controller.
      \(access)init(content: @escaping \(name)ViewController.Content) {
        self.content = content
      }

      /// Returns a new screen. Embed it in a navigation controller.
      ///
      /// - Parameter level: The number of screens below the new one.
      \(access)func build(level: Int = 0) -> ViewController {
        let coordinator = \(name)Coordinator(builder: self, level: level)
        let viewModel = \(name)ViewModel(state: \(name)ViewState(level: level), coordinator: coordinator)
        let viewController = \(name)ViewController(viewModel: viewModel, content: content)
        coordinator.viewController = viewController
        return viewController
      }
    }
    """
  }
}
