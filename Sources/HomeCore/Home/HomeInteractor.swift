import RIBs

/// What the Home interactor asks of its router: nothing yet, for Home shows no other screens.
public protocol HomeRouting: ViewableRouting {}

/// What the Home interactor tells its presenter.
public protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
  func update(state: HomeViewState)
}

/// What the Home interactor tells the RIB that built it: nothing yet.
public protocol HomeListener: AnyObject {}

/// The Home screen's business logic: each action makes a new state.
public final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
  /// Weak: the router owns the interactor.
  public weak var router: HomeRouting?
  /// The interactor of the RIB above.
  public weak var listener: HomeListener?

  private var generator: any RandomNumberGenerator

  /// - Parameter generator: Where the numbers in the states come from; a test gives one that it can foresee.
  public init(presenter: HomePresentable, generator: any RandomNumberGenerator) {
    self.generator = generator
    super.init(presenter: presenter)
    presenter.listener = self
  }

  public func request(action: HomeViewAction) {
    let number = Int.random(in: 0...5, using: &generator)
    let state =
      switch action {
      case .viewDidLoad:
        HomeViewState(title: String(localized: "ViewDidLoad Action"), desc: String(localized: "Number \(number)"))
      case .tap1:
        HomeViewState(title: String(localized: "Tap1 Action"), desc: String(localized: "Tap1 Number \(number)"))
      case .tap2:
        HomeViewState(title: String(localized: "Tap2 Action"), desc: String(localized: "Tap2 Number \(number)"))
      }
    presenter.update(state: state)
  }
}
