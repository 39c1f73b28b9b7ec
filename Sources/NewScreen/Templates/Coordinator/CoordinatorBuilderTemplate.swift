extension Screen {
  var coordinatorBuilder: String {
    """
    import ViewControllers

    /// Makes \(title) screens, each with a coordinator and a view model of its own.
    ///
    /// ```swift
    /// let navigation = NavigationController(rootViewController: \(name)Builder(content: content).build())
    /// ```
    \(access)struct \(name)Builder {
      private let content: \(name)ViewController.Content

      /// - Parameter content: Puts the toolkit's view for a screen into its controller.
      \(access)init(content: @escaping \(name)ViewController.Content) {
        self.content = content
      }

      /// Makes a screen with so many below. It belongs into a navigation controller.
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
