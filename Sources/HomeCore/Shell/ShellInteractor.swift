import RIBs
import RxSwift

/// What the shell's interactor asks of its router.
public protocol ShellRouting: ViewableRouting {
  /// Shows a screen in place of the one that is open.
  func route(to screen: AppScreen)
}

/// What the shell's interactor tells its presenter.
public protocol ShellPresentable: Presentable {
  var listener: ShellPresentableListener? { get set }
  func update(state: ShellViewState)
}

/// What the shell's interactor tells the RIB that built it: nothing yet.
public protocol ShellListener: AnyObject {}

/// Decides which screen is open, and remembers it from one run to the next.
public final class ShellInteractor: PresentableInteractor<ShellPresentable>, ShellInteractable,
  ShellPresentableListener
{
  /// Shows what the interactor decides.
  public weak var router: ShellRouting?
  /// Whoever built the shell.
  public weak var listener: ShellListener?

  private let settings: any SettingsStore
  private let scheduler: any SchedulerType
  private let sidebarChanges = PublishRelay<Void>()
  private var state = ShellViewState()

  /// Makes an interactor that keeps what is to be restored in `settings`.
  ///
  /// - Parameter scheduler: Tells when the width of a sidebar that was dragged is saved.
  public init(
    presenter: ShellPresentable, settings: any SettingsStore, scheduler: any SchedulerType = MainScheduler.instance
  ) {
    self.settings = settings
    self.scheduler = scheduler
    super.init(presenter: presenter)
    presenter.listener = self
  }

  public override func didBecomeActive() {
    super.didBecomeActive()
    let saved = settings.load()
    state = ShellViewState(selection: saved.screen ?? .home, sidebarWidth: saved.sidebarWidth)
    presenter.update(state: state)
    router?.route(to: state.selection)
    // There is a change for every frame while somebody drags.
    sidebarChanges.asObservable()
      .debounce(AppSettings.saveDelay, scheduler: scheduler)
      .bind(with: self) { interactor, _ in interactor.save() }
      .disposeOnDeactivate(interactor: self)
  }

  public override func willResignActive() {
    super.willResignActive()
    save()
  }

  public func request(action: ShellViewAction) {
    switch action {
    case .select(let screen):
      state.selection = screen
      presenter.update(state: state)
      router?.route(to: screen)
      save()
    case .resizeSidebar(let width):
      state.sidebarWidth = width
      presenter.update(state: state)
      sidebarChanges.accept(())
    }
  }

  private func save() {
    settings.update {
      $0.screen = state.selection
      $0.sidebarWidth = state.sidebarWidth
    }
  }
}
