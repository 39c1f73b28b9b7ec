extension Screen {
  /// The controller of an MVVM or coordinator screen.
  var viewController: String {
    """
    import ViewControllers

    /// The \(title) screen's controller: the host of its declarative view.
    \(access)final class \(name)ViewController: ViewController {
      /// Puts a view that shows the view model into the controller.
      \(access)typealias Content = (\(name)ViewModel, ViewController) -> Void

      /// What the declarative view shows.
      \(access)let viewModel: \(name)ViewModel

      private let content: Content

      /// Makes a controller whose view `content` puts in when it is loaded.
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
