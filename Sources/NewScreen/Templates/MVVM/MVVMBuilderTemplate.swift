extension Screen {
  var mvvmBuilder: String {
    """
    import ViewControllers

    /// The builder of the \(title) screen.
    \(access)struct \(name)Builder {
      private let content: \(name)ViewController.Content

      /// Creates a builder.
      ///
      /// - Parameter content: A closure that installs the toolkit's view in the screen's controller.
      \(access)init(content: @escaping \(name)ViewController.Content) {
        self.content = content
      }

      /// Returns a new screen with its view model.
      \(access)func build() -> ViewController {
        \(name)ViewController(viewModel: \(name)ViewModel(), content: content)
      }
    }
    """
  }
}
