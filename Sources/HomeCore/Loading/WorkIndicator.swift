import RxSwift

/// Tells when the work of a button takes so long that it is to be seen.
///
/// ```swift
/// private lazy var adding = WorkIndicator(scheduler: scheduler) { [weak self] in self?.state.adding = $0 }
///
/// guard adding.begin() else { return }   // It is being done already.
/// Task {
///   await addToCart()
///   adding.end()
/// }
/// ```
final class WorkIndicator {
  /// How long work may take that nobody sees.
  static let patience = RxTimeInterval.milliseconds(300)

  private let scheduler: any SchedulerType
  private let onChange: (WorkPhase) -> Void
  private let timer = SerialDisposable()
  private var phase = WorkPhase.idle {
    didSet { onChange(phase) }
  }

  /// - Parameters:
  ///   - scheduler: Tells the time.
  ///   - onChange: Receives the phase whenever it has changed.
  init(scheduler: any SchedulerType, onChange: @escaping (WorkPhase) -> Void) {
    self.scheduler = scheduler
    self.onChange = onChange
  }

  /// The button was pressed.
  ///
  /// - Returns: Whether its work is to be done; `false` while it is being done.
  func begin() -> Bool {
    guard phase == .idle else { return false }
    phase = .working
    timer.disposable = Observable<Int>.timer(Self.patience, scheduler: scheduler)
      .bind(with: self) { indicator, _ in if indicator.phase == .working { indicator.phase = .lengthy } }
    return true
  }

  /// The work is done.
  func end() {
    timer.disposable = Disposables.create()
    phase = .idle
  }
}
