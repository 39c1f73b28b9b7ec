import Foundation
import RxSwift

/// A detector of objects that outlive their expected lifetime. It works in every build configuration. Mirrors RIBs'
/// `LeakDetector`.
///
/// Routers and interactors register their own expectations. A program may add others:
///
/// ```swift
/// LeakDetector.instance.expectDeallocate(object: cache)
/// ```
///
/// Every leak is passed to ``leakHandler``, which logs it by default. RIBs for iOS traps instead, in debug builds only.
/// To trap here too:
///
/// ```swift
/// LeakDetector.instance.leakHandler = { assertionFailure("\($0)") }
/// ```
///
/// The environment variable `DISABLE_LEAK_DETECTION` (`yes`, `true` or `1`) disables the reports.
@preconcurrency @MainActor
open class LeakDetector {
  /// The detector that routers and interactors use.
  public private(set) static var instance = LeakDetector()

  /// Replaces the detector that routers and interactors use, for example in a test.
  public static func setInstance(_ newInstance: LeakDetector) {
    instance = newInstance
  }

  /// The handler that receives every leak, on the main thread. The default handler writes to standard error.
  public var leakHandler: (Leak) -> Void = { leak in
    // If standard error is closed, the report has nowhere to go.
    try? FileHandle.standardError.write(contentsOf: Data("LeakDetector: \(leak)\n".utf8))
  }

  /// A Boolean value that indicates whether reports are disabled.
  public var disableLeakDetector =
    ["yes", "true", "1"].contains(ProcessInfo.processInfo.environment["DISABLE_LEAK_DETECTION"]?.lowercased())

  private struct Expectation {
    let deadline: TimeInterval
    let findLeak: () -> Leak?
  }

  private let scheduler: any SchedulerType
  private let expectationCount = BehaviorRelay(value: 0)
  private var expectations: [Int: Expectation] = [:]
  private var time: RunningTime
  private var nextNumber = 0
  // A single timer for all expectations, because detaching a tree registers many.
  private let timer = SerialDisposable()
  private var nextTick = TimeInterval.infinity

  /// Creates a detector that measures time with `scheduler`: by default the main queue, in a test virtual time.
  public init(scheduler: any SchedulerType = MainScheduler.instance) {
    self.scheduler = scheduler
    // A frame of 0.3 s wakes the process ten times a second, and a stop at a breakpoint counts as at most 0.3 s.
    time = RunningTime(from: scheduler.now, longestFrame: 0.3)
  }

  /// An observable that emits the current status and every change.
  open var status: Observable<LeakDetectionStatus> {
    expectationCount.map { $0 > 0 ? .InProgress : .DidComplete }.distinctUntilChanged()
  }

  /// Expects `object` to be deallocated within `time` seconds. Keeps only a weak reference to `object`.
  @discardableResult
  open func expectDeallocate(
    object: AnyObject, inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) -> any LeakDetectionHandle {
    expect(within: time) { [weak object] in
      object.map { Leak(expectation: .deallocation, subject: Self.name(of: $0), time: time) }
    }
  }

  /// Expects `viewController` to leave the screen within `time` seconds. Keeps only a weak reference to it.
  @discardableResult
  open func expectViewControllerDisappear(
    viewController: UIViewController, inTime time: TimeInterval = LeakDefaultExpectationTime.viewDisappear
  ) -> any LeakDetectionHandle {
    expect(within: time) { [weak viewController] in
      guard let viewController, viewController.appearanceState != .disappeared else { return nil }
      return Leak(expectation: .disappearance, subject: Self.name(of: viewController), time: time)
    }
  }

  /// Calls `findLeak` when the timeout expires, unless the expectation is cancelled.
  private func expect(within seconds: TimeInterval, findLeak: @escaping () -> Leak?) -> any LeakDetectionHandle {
    time.advance(to: scheduler.now)
    let expectation = Expectation(deadline: time.elapsed + seconds, findLeak: findLeak)
    let number = nextNumber
    nextNumber += 1
    expectations[number] = expectation
    expectationCount.accept(expectations.count)
    if min(expectation.deadline, time.elapsed + time.tick) < nextTick { tick(before: expectation.deadline) }
    return Handle { [weak self] in _ = self?.end(number) }
  }

  /// Removes an expectation and returns it, or `nil` if it was no longer pending.
  private func end(_ number: Int) -> Expectation? {
    guard let expectation = expectations.removeValue(forKey: number) else { return nil }
    if expectations.isEmpty {
      nextTick = .infinity
      timer.disposable = Disposables.create()
    }
    expectationCount.accept(expectations.count)
    return expectation
  }

  /// Schedules the next check after one tick, or at `deadline` if that is earlier.
  private func tick(before deadline: TimeInterval) {
    nextTick = min(deadline, time.elapsed + time.tick)
    let delay = RxTimeInterval.nanoseconds(Int(max(nextTick - time.elapsed, 0) * 1e9))
    timer.disposable = scheduler.scheduleRelative((), dueTime: delay) { [weak self] in
      self?.endDueExpectations()
      return Disposables.create()
    }
  }

  private func endDueExpectations() {
    nextTick = .infinity
    time.advance(to: scheduler.now)
    let due = expectations.filter { time.hasReached($0.value.deadline) }
    for (number, _) in due.sorted(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) {
      // The handler may have cancelled this expectation.
      guard let expectation = end(number), !disableLeakDetector, let leak = expectation.findLeak() else { continue }
      leakHandler(leak)
    }
    if let deadline = expectations.values.map(\.deadline).min(), deadline < nextTick { tick(before: deadline) }
  }

  // Safe, because the address is only printed.
  private static func name(of object: AnyObject) -> String {
    "<\(type(of: object)): \(Unmanaged.passUnretained(object).toOpaque())>"
  }

  private struct Handle: LeakDetectionHandle {
    let callOff: () -> Void

    func cancel() { callOff() }
  }
}
