import RIBs
import RxSwift

/// The router as the shell's interactor uses it.
public protocol ShellRouting: ViewableRouting {
  /// Shows a screen in place of the open one.
  func route(to screen: AppScreen)
}

/// The presenter as the shell's interactor uses it.
public protocol ShellPresentable: Presentable {
  /// The observer of the user's actions, which sets itself.
  var listener: ShellPresentableListener? { get set }
  /// Shows a state.
  func update(state: ShellViewState)
}

/// The interactor of the parent RIB, as seen by the shell. It has no requirements yet.
public protocol ShellListener: AnyObject {}

/// The business logic of the shell, which selects the open screen and saves the selection between runs.
public final class ShellInteractor: PresentableInteractor<ShellPresentable>, ShellInteractable,
  ShellPresentableListener
{
  /// The router. A weak reference, because the router owns the interactor.
  public weak var router: ShellRouting?
  /// The interactor of the parent RIB.
  public weak var listener: ShellListener?

  private let settings: any SettingsStore
  private let scheduler: any SchedulerType
  private let sidebarChanges = PublishRelay<Void>()
  private var state = ShellViewState()

  /// Creates an interactor that saves its state in `settings`.
  ///
  /// - Parameter scheduler: The scheduler that debounces changes of the sidebar's width.
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
    // Dragging changes the width in every frame.
    sidebarChanges.asObservable()
      .debounce(AppSettings.saveDelay, scheduler: scheduler)
      .bind(with: self) { interactor, _ in interactor.save() }
      .disposeOnDeactivate(interactor: self)
  }

  public override func willResignActive() {
    super.willResignActive()
    save()
  }

  /// Handles an action. A screen is shown and saved at once; a width of the sidebar is saved when it has not changed for a
  /// moment.
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
