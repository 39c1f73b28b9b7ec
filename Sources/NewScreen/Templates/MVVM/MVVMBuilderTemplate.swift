extension Screen {
  var mvvmBuilder: String {
    """
    import ViewControllers

    /// Makes \(title) screens.
    \(access)struct \(name)Builder {
      private let content: \(name)ViewController.Content

      /// - Parameter content: Puts the toolkit's view for the screen into its controller.
      \(access)init(content: @escaping \(name)ViewController.Content) {
        self.content = content
      }

      /// Makes the screen with its view model.
      \(access)func build() -> ViewController {
        \(name)ViewController(viewModel: \(name)ViewModel(), content: content)
      }
    }
    """
  }
}
