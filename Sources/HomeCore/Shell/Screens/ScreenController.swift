import ViewControllers

/// What every screen's controller is made from: it tells the journal what happens to the screen, and says when its title
/// changes.
///
/// A screen need know nothing of the journal; whoever builds the screen sets ``journal``.
open class ScreenController: ViewController, TitledController {
  /// What the journal calls the screen.
  public let screenName: String

  /// Where the screen's life-cycle events are written down; nowhere if `nil`. Set it before the screen is shown.
  public var journal: LifeCycleJournal?

  var onTitleChange: (() -> Void)?

  /// Makes a controller for the screen that the journal calls `screenName`.
  public init(screenName: String) {
    self.screenName = screenName
    super.init(nibName: nil, bundle: nil)
  }

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
