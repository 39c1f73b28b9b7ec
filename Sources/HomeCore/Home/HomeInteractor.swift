import RIBs

/// The router as the Home interactor uses it. It has no requirements, because Home attaches no children.
public protocol HomeRouting: ViewableRouting {}

/// The presenter as the Home interactor uses it.
public protocol HomePresentable: Presentable {
  /// The observer of the user's actions, which sets itself.
  var listener: HomePresentableListener? { get set }
  /// Shows a state.
  func update(state: HomeViewState)
}

/// The interactor of the parent RIB, as seen by the Home interactor. It has no requirements yet.
public protocol HomeListener: AnyObject {}

/// The business logic of the Home screen: each action produces a new state.
public final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
  /// A weak reference, because the router owns the interactor.
  public weak var router: HomeRouting?
  /// The interactor of the parent RIB.
  public weak var listener: HomeListener?

  private var generator: any RandomNumberGenerator

  /// Creates an interactor.
  ///
  /// - Parameter generator: The source of the random numbers in the states. Tests pass a predictable one.
  public init(presenter: HomePresentable, generator: any RandomNumberGenerator) {
    self.generator = generator
    super.init(presenter: presenter)
    presenter.listener = self
  }

  /// Handles an action: shows a state with its name and a random number from 0 to 5.
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
