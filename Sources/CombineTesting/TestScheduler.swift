import Combine
import Foundation

/// A scheduler whose time stands still until a test moves it.
///
///     let scheduler = TestScheduler()
///     let token = query.debounce(for: 0.3, scheduler: scheduler).sink { print($0) }
///     query.send("a")
///     scheduler.advance(by: 0.3)  // prints a
///
/// Closures run in the order of their times, and of scheduling where the times are the same, on the thread that moves the
/// clock. Scheduling is safe from any thread. There is no such type in Apple's Combine; its names follow the others'.
public final class TestScheduler: Scheduler {
  /// A point in virtual time, in nanoseconds since the scheduler was made, with lengths as those of `DispatchQueue`.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// A length of virtual time.
    public typealias Stride = DispatchQueue.SchedulerTimeType.Stride

    /// Nanoseconds since the scheduler was made.
    public var nanoseconds: Int

    /// Makes a point in time.
    public init(nanoseconds: Int) {
      self.nanoseconds = nanoseconds
    }

    /// The time from this point to `other`.
    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    /// The point in time `n` later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(nanoseconds: (Stride.nanoseconds(nanoseconds) + n).magnitude)
    }
  }

  /// There is nothing to ask for.
  public typealias SchedulerOptions = Never

  /// A closure that waits for its time; those of one time are in the order of their scheduling.
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

  /// Makes a scheduler whose clock shows zero.
  public init() {}

  /// The virtual time.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// Nothing is late.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// How many closures wait for their time.
  public var pendingCount: Int { lock.withLock { entries.count } }

  /// Moves the clock, and runs what becomes due on the way, each at its own time.
  public func advance(by stride: SchedulerTimeType.Stride = .nanoseconds(0)) {
    let end = now.advanced(by: stride)
    while let entry = takeNext(until: end) { entry.action() }
    lock.withLock { time = max(time, end) }
  }

  /// Runs everything that is scheduled, and what that schedules, however late. A repeating closure makes it endless.
  public func run() {
    while let entry = takeNext(until: nil) { entry.action() }
  }

  /// Runs `action` when the clock is next moved.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    insert(at: now, action)
  }

  /// Runs `action` when the clock reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    insert(at: date, action)
  }

  /// Runs `action` when the clock reaches `date`, and then every `interval`, until the token is cancelled.
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
