import Combine
import Foundation

/// A scheduler for tests whose virtual clock is advanced manually. Mirrors RxSwift's `HistoricalScheduler`.
///
/// ```swift
/// let time = HistoricalScheduler()
/// query.debounce(.milliseconds(300), scheduler: time).subscribe(onNext: { search($0) }).disposed(by: bag)
/// time.advance(by: .milliseconds(300))
/// ```
///
/// Actions run within ``advanceTo(_:)``, in the order of their times. Actions for the same time run in the order in
/// which they were scheduled. The scheduler is not thread-safe.
public final class HistoricalScheduler: SchedulerType {
  private let initialClock: RxTime
  // Whole nanoseconds, because sums of fractional seconds would accumulate rounding errors.
  private var elapsed = 0
  private var queue = Heap<Place>()
  /// The pending actions, by their number in the queue.
  private var waiting: [Int: () -> Void] = [:]
  private var nextNumber = 0

  /// Creates a scheduler with its clock at `initialClock`.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    self.initialClock = initialClock
  }

  /// The current virtual time.
  public var clock: RxTime { initialClock + TimeInterval(elapsed) / 1e9 }

  /// The current virtual time.
  public var now: RxTime { clock }

  /// The number of pending actions.
  public var waitingCount: Int { waiting.count }

  /// Schedules `action` to run when the clock is next advanced.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Schedules `action` to run after the clock has advanced by `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard let delay = dueTime.nanoseconds else { return Disposables.create() }
    let number = nextNumber
    nextNumber += 1
    let time = elapsed + max(delay, 0)
    let end = SerialDisposable()
    queue.insert(Place(time: time, number: number))
    waiting[number] = { end.disposable = action(state) }
    end.disposable = Disposables.create { [weak self] in _ = self?.waiting.removeValue(forKey: number) }
    return end
  }

  /// Advances the clock to `time` and runs the actions that become due.
  public func advanceTo(_ time: RxTime) {
    run(until: Int((time.timeIntervalSince(initialClock) * 1e9).rounded()))
  }

  /// Advances the clock by `interval` and runs the actions that become due.
  public func advance(by interval: RxTimeInterval) {
    if let step = interval.nanoseconds { run(until: elapsed + step) } else { start() }
  }

  /// Runs all pending actions and advances the clock to the last of them.
  public func start() {
    while let next = queue.popMin() { run(next) }
  }

  private func run(until time: Int) {
    while let next = queue.min, next.time <= time {
      _ = queue.popMin()
      run(next)
    }
    elapsed = max(elapsed, time)
  }

  /// Advances the clock to an action and runs it, unless it was cancelled.
  private func run(_ next: Place) {
    guard let work = waiting.removeValue(forKey: next.number) else { return }
    elapsed = max(elapsed, next.time)
    work()
  }

  /// The position of an action in the queue. Actions for the same time are ordered by their number.
  private struct Place: Comparable {
    let time: Int
    let number: Int

    static func < (left: Place, right: Place) -> Bool { (left.time, left.number) < (right.time, right.number) }
  }
}
