extension Screen {
  /// The controller of a RIB, which is its presenter.
  var ribViewController: String {
    """
    import RIBs

    /// The \(title) screen's controller: the presenter of its RIB, and the host of its declarative view.
    \(access)final class \(name)ViewController: ViewController, \(name)Presentable,
      \(name)ViewControllable
    {
      /// Puts a view that shows the view model into the controller.
      \(access)typealias Content = (\(name)ViewModel, ViewController) -> Void

      /// Hears the screen's actions; weak, for the interactor owns its presenter.
      \(access)weak var listener: \(name)PresentableListener? {
        didSet { viewModel.listener = listener }
      }

      /// What the declarative view shows.
      \(access)let viewModel = \(name)ViewModel()

      private let content: Content

      /// Makes a controller whose view `content` puts in when it is loaded.
      \(access)init(content: @escaping Content) {
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

      \(access)func update(state: \(name)ViewState) {
        viewModel.update(state: state)
      }
    }
    """
  }
}
