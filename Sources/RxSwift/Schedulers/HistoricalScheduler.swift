import Combine
import Foundation

/// A scheduler whose clock stands still until it is moved by hand: for tests. Mirrors RxSwift's `HistoricalScheduler`.
///
/// ```swift
/// let time = HistoricalScheduler()
/// query.debounce(.milliseconds(300), scheduler: time).subscribe(onNext: { search($0) }).disposed(by: bag)
/// time.advance(by: .milliseconds(300))
/// ```
///
/// Work runs inside ``advanceTo(_:)``, in the order of its time and, at one time, of its scheduling. It is not
/// thread-safe.
public final class HistoricalScheduler: SchedulerType {
  private let initialClock: RxTime
  // Whole nanoseconds: sums of fractions of a second would drift from the times that a test names.
  private var elapsed = 0
  private var queue = Heap<Place>()
  /// What waits, by its number in the queue.
  private var waiting: [Int: () -> Void] = [:]
  private var nextNumber = 0

  /// Makes a scheduler whose clock stands at `initialClock`.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    self.initialClock = initialClock
  }

  /// The time.
  public var clock: RxTime { initialClock + TimeInterval(elapsed) / 1e9 }

  /// The time, as schedulers call it.
  public var now: RxTime { clock }

  /// How many pieces of work are waiting for their time.
  public var waitingCount: Int { waiting.count }

  /// Runs `action` when the clock is next moved.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Runs `action` when the clock has been moved on by `dueTime`.
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

  /// Moves the clock to `time`, running what becomes due on the way.
  public func advanceTo(_ time: RxTime) {
    run(until: Int((time.timeIntervalSince(initialClock) * 1e9).rounded()))
  }

  /// Moves the clock on, running what becomes due on the way.
  public func advance(by interval: RxTimeInterval) {
    if let step = interval.nanoseconds { run(until: elapsed + step) } else { start() }
  }

  /// Runs everything that waits, moving the clock to the last of it.
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

  /// Moves the clock to a piece of work and runs it, unless it has been called off.
  private func run(_ next: Place) {
    guard let work = waiting.removeValue(forKey: next.number) else { return }
    elapsed = max(elapsed, next.time)
    work()
  }

  /// Where a piece of work is in the queue: work of one time is in the order of its scheduling.
  private struct Place: Comparable {
    let time: Int
    let number: Int

    static func < (left: Place, right: Place) -> Bool { (left.time, left.number) < (right.time, right.number) }
  }
}
