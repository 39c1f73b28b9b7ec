extension Screen {
  /// The controller of a RIB, which is its presenter.
  var ribViewController: String {
    """
    import RIBs

    /// The controller of the \(title) screen. It is the presenter of the RIB and hosts the declarative view.
    \(access)final class \(name)ViewController: ViewController, \(name)Presentable,
      \(name)ViewControllable
    {
      /// A closure that installs a view of the view model in the controller.
      \(access)typealias Content = (\(name)ViewModel, ViewController) -> Void

      /// The observer of the screen's actions. A weak reference, because the interactor owns the presenter.
      \(access)weak var listener: \(name)PresentableListener? {
        didSet { viewModel.listener = listener }
      }

      /// The view model of the declarative view.
      \(access)let viewModel = \(name)ViewModel()

      private let content: Content

      /// Creates a controller that calls `content` when its view is loaded.
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
