import RxSwift

/// A timer that decides when a button's work takes long enough to show a progress indicator.
///
/// ```swift
/// private lazy var adding = WorkIndicator(scheduler: scheduler) { [weak self] in self?.state.adding = $0 }
///
/// guard adding.begin() else { return }   // The work is running already.
/// Task {
///   await addToCart()
///   adding.end()
/// }
/// ```
final class WorkIndicator {
  /// The delay before work is shown as lengthy.
  static let patience = RxTimeInterval.milliseconds(300)

  private let scheduler: any SchedulerType
  private let onChange: (WorkPhase) -> Void
  private let timer = SerialDisposable()
  private var phase = WorkPhase.idle {
    didSet { onChange(phase) }
  }

  /// - Parameters:
  ///   - scheduler: The scheduler of the delay.
  ///   - onChange: A closure that receives the phase after each change.
  init(scheduler: any SchedulerType, onChange: @escaping (WorkPhase) -> Void) {
    self.scheduler = scheduler
    self.onChange = onChange
  }

  /// Begins the work of a pressed button.
  ///
  /// - Returns: `true` if the work may start, or `false` if it is running already.
  func begin() -> Bool {
    guard phase == .idle else { return false }
    phase = .working
    timer.disposable = Observable<Int>.timer(Self.patience, scheduler: scheduler)
      .bind(with: self) { indicator, _ in if indicator.phase == .working { indicator.phase = .lengthy } }
    return true
  }

  func end() {
    timer.disposable = Disposables.create()
    phase = .idle
  }
}
