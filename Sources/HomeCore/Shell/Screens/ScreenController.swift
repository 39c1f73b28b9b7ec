import ViewControllers

/// The base class of the screens' controllers. It records life-cycle events in the journal and reports changes of its
/// title.
///
/// A screen need not know the journal; its builder sets ``journal``.
open class ScreenController: ViewController, TitledController {
  /// The screen's name in the journal.
  public let screenName: String

  /// The journal for the screen's life-cycle events, or `nil` for none. Set it before the screen is shown.
  public var journal: LifeCycleJournal?

  var onTitleChange: (() -> Void)?

  /// Creates a controller for the screen that the journal calls `screenName`.
  public init(screenName: String) {
    self.screenName = screenName
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: archives of controllers are not supported.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  open override var title: String? {
    didSet { if title != oldValue { onTitleChange?() } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    journal?.record(.viewDidLoad, of: screenName)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal?.record(.viewWillAppear, of: screenName)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal?.record(.viewDidAppear, of: screenName)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal?.record(.viewWillDisappear, of: screenName)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal?.record(.viewDidDisappear, of: screenName)
  }
}
