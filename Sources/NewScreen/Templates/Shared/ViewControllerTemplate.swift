extension Screen {
  /// The controller of an MVVM or coordinator screen.
  var viewController: String {
    """
    import ViewControllers

    /// The controller of the \(title) screen, which hosts its declarative view.
    \(access)final class \(name)ViewController: ViewController {
      /// A closure that installs a view of the view model in the controller.
      \(access)typealias Content = (\(name)ViewModel, ViewController) -> Void

      /// The view model of the declarative view.
      \(access)let viewModel: \(name)ViewModel

      private let content: Content

      /// Creates a controller that calls `content` when its view is loaded.
      \(access)init(viewModel: \(name)ViewModel, content: @escaping Content) {
        self.viewModel = viewModel
        self.content = content
        super.init(nibName: nil, bundle: nil)
      }

      @available(*, unavailable)
      \(access)required init?(coder: NSCoder) {
        return nil
      }

      \(access)override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(title)"
        content(viewModel, self)
      }
    }
    """
  }
}
