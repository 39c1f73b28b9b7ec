import RIBs

/// The router as the root interactor uses it.
public protocol RootRouting: LaunchRouting {
  /// Shows the shell with all screens.
  func routeToShell()

  /// Shows a single screen.
  func route(to screen: AppScreen)
}

/// The root business logic, which decides on the content of the window at launch.
public final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
  /// The router. A weak reference, because the router owns the interactor.
  public weak var router: RootRouting?

  private let screen: AppScreen?

  /// Creates an interactor.
  ///
  /// - Parameter screen: The only screen to show, or `nil` for the shell with all screens.
  public init(presenter: RootPresentable, screen: AppScreen?) {
    self.screen = screen
    super.init(presenter: presenter)
  }

  public override func didBecomeActive() {
    super.didBecomeActive()
    if let screen { router?.route(to: screen) } else { router?.routeToShell() }
  }
}

/// The presenter as the root interactor uses it. It has no requirements.
public protocol RootPresentable: Presentable {}
