import Combine
import Foundation

/// A scheduler with a virtual clock that a test advances.
///
///     let scheduler = TestScheduler()
///     let token = query.debounce(for: 0.3, scheduler: scheduler).sink { print($0) }
///     query.send("a")
///     scheduler.advance(by: 0.3)  // prints a
///
/// Closures run on the thread that advances the clock, in the order of their times. Closures for the same time run in
/// the order in which they were scheduled. Scheduling is thread-safe. Apple's Combine has no such type.
public final class TestScheduler: Scheduler {
  /// A virtual time, in nanoseconds since the scheduler was created.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// An interval of virtual time, the same type as that of `DispatchQueue`.
    public typealias Stride = DispatchQueue.SchedulerTimeType.Stride

    /// The nanoseconds since the scheduler was created.
    public var nanoseconds: Int

    /// Creates a virtual time.
    public init(nanoseconds: Int) {
      self.nanoseconds = nanoseconds
    }

    /// Returns the interval from this time to `other`.
    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    /// Returns the time `n` later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(nanoseconds: (Stride.nanoseconds(nanoseconds) + n).magnitude)
    }
  }

  /// The scheduler options, which do not exist.
  public typealias SchedulerOptions = Never

  /// A scheduled closure. Entries for the same time are ordered by their serial number.
  private struct Entry: Comparable {
    let time: SchedulerTimeType
    let serial: Int
    let action: () -> Void

    static func < (left: Entry, right: Entry) -> Bool { (left.time, left.serial) < (right.time, right.serial) }

    static func == (left: Entry, right: Entry) -> Bool { left.serial == right.serial }
  }

  private let lock = NSLock()
  private var time = SchedulerTimeType(nanoseconds: 0)
  private var entries = Heap<Entry>()
  private var serial = 0

  /// Creates a scheduler whose clock starts at zero.
  public init() {}

  /// The current virtual time.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// The number of closures that have not run yet.
  public var pendingCount: Int { lock.withLock { entries.count } }

  /// Advances the clock and runs the closures that become due, each at its own time.
  public func advance(by stride: SchedulerTimeType.Stride = .nanoseconds(0)) {
    let end = now.advanced(by: stride)
    while let entry = takeNext(until: end) { entry.action() }
    lock.withLock { time = max(time, end) }
  }

  /// Runs every scheduled closure, including those scheduled meanwhile, and advances the clock accordingly. A repeating
  /// closure makes this call run forever.
  public func run() {
    while let entry = takeNext(until: nil) { entry.action() }
  }

  /// Schedules `action` to run when the clock is next advanced.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    insert(at: now, action)
  }

  /// Schedules `action` to run when the clock reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    insert(at: date, action)
  }

  /// Schedules `action` to run when the clock reaches `date` and then every `interval`, until the token is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let token = RepeatingToken()
    insertRepeating(at: date, interval: interval, token: token, action)
    return token
  }

  private func insertRepeating(
    at date: SchedulerTimeType, interval: SchedulerTimeType.Stride, token: RepeatingToken,
    _ action: @escaping () -> Void
  ) {
    insert(at: date) { [self] in
      guard !token.isCancelled else { return }
      action()
      let next = date.advanced(by: max(interval, .nanoseconds(1)))
      if !token.isCancelled { insertRepeating(at: next, interval: interval, token: token, action) }
    }
  }

  private func insert(at date: SchedulerTimeType, _ action: @escaping () -> Void) {
    lock.lock()
    serial += 1
    entries.insert(Entry(time: date, serial: serial, action: action))
    lock.unlock()
  }

  private func takeNext(until end: SchedulerTimeType?) -> Entry? {
    lock.lock()
    defer { lock.unlock() }
    guard let next = entries.min, end.map({ next.time <= $0 }) ?? true else { return nil }
    time = max(time, next.time)
    return entries.popMin()
  }
}

private final class RepeatingToken: Cancellable {
  private let lock = NSLock()
  private var flag = false

  var isCancelled: Bool { lock.withLock { flag } }

  func cancel() { lock.withLock { flag = true } }
}
