import RIBs

/// What the root interactor asks of its router.
public protocol RootRouting: LaunchRouting {
  func routeToHome()
}

/// The program's outermost business logic: it shows Home when the program starts.
public final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
  public weak var router: RootRouting?

  public override func didBecomeActive() {
    super.didBecomeActive()
    router?.routeToHome()
  }
}

/// What the root interactor tells its presenter: nothing.
public protocol RootPresentable: Presentable {}
