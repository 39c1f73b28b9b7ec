import RIBs

/// What the root interactor asks of its router.
public protocol RootRouting: LaunchRouting {
  /// Shows the shell with all screens.
  func routeToShell()

  /// Shows one screen alone.
  func route(to screen: AppScreen)
}

/// The program's outermost business logic: it decides what is shown when the program starts.
public final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
  /// Shows what the interactor decides.
  public weak var router: RootRouting?

  private let screen: AppScreen?

  /// - Parameter screen: The screen to show alone; with `nil` the shell shows them all.
  public init(presenter: RootPresentable, screen: AppScreen?) {
    self.screen = screen
    super.init(presenter: presenter)
  }

  public override func didBecomeActive() {
    super.didBecomeActive()
    if let screen { router?.route(to: screen) } else { router?.routeToShell() }
  }
}

/// What the root interactor tells its presenter: nothing.
public protocol RootPresentable: Presentable {}
