import Foundation
import RxSwift

/// Watches that what was let go is gone, in every build. Mirrors RIBs' `LeakDetector`.
///
/// Routers and interactors use it by themselves. A program may, too:
///
/// ```swift
/// LeakDetector.instance.expectDeallocate(object: cache)
/// ```
///
/// What should have gone and has not is handed to ``leakHandler``, which logs it. RIBs for iOS traps instead, and only
/// in debug builds; to have that:
///
/// ```swift
/// LeakDetector.instance.leakHandler = { assertionFailure("\($0)") }
/// ```
///
/// The environment variable `DISABLE_LEAK_DETECTION` (`yes`, `true` or `1`) turns the reports off.
@preconcurrency @MainActor
open class LeakDetector {
  /// The detector that routers and interactors use.
  public private(set) static var instance = LeakDetector()

  /// Gives routers and interactors another detector, as a test does.
  public static func setInstance(_ newInstance: LeakDetector) {
    instance = newInstance
  }

  /// Receives every leak, on the main thread. It writes to standard error unless it is set.
  public var leakHandler: (Leak) -> Void = { leak in
    // There is nowhere to say that standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data("LeakDetector: \(leak)\n".utf8))
  }

  /// Whether leaks are left unreported.
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
  // One timer for all expectations: a tree that is detached makes many.
  private let timer = SerialDisposable()
  private var nextTick = TimeInterval.infinity

  /// Makes a detector whose time `scheduler` counts: the main queue, or a test's virtual time.
  public init(scheduler: any SchedulerType = MainScheduler.instance) {
    self.scheduler = scheduler
    // A frame of 0.3 s: waiting wakes the process ten times a second, and a breakpoint costs three of those.
    time = RunningTime(from: scheduler.now, longestFrame: 0.3)
  }

  /// Whether expectations are under way: the present answer first, then every change.
  open var status: Observable<LeakDetectionStatus> {
    expectationCount.map { $0 > 0 ? .InProgress : .DidComplete }.distinctUntilChanged()
  }

  /// Expects `object` to be deallocated within `time` seconds. The object is held weakly.
  @discardableResult
  open func expectDeallocate(
    object: AnyObject, inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) -> any LeakDetectionHandle {
    expect(within: time) { [weak object] in
      object.map { Leak(expectation: .deallocation, subject: Self.name(of: $0), time: time) }
    }
  }

  /// Expects `viewController` to be off the screen within `time` seconds. The controller is held weakly.
  @discardableResult
  open func expectViewControllerDisappear(
    viewController: UIViewController, inTime time: TimeInterval = LeakDefaultExpectationTime.viewDisappear
  ) -> any LeakDetectionHandle {
    expect(within: time) { [weak viewController] in
      guard let viewController, viewController.appearanceState != .disappeared else { return nil }
      return Leak(expectation: .disappearance, subject: Self.name(of: viewController), time: time)
    }
  }

  /// Calls `findLeak` when the time is up, unless the expectation is called off before.
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

  /// Ends an expectation, and gives it if it was still under way.
  private func end(_ number: Int) -> Expectation? {
    guard let expectation = expectations.removeValue(forKey: number) else { return nil }
    if expectations.isEmpty {
      nextTick = .infinity
      timer.disposable = Disposables.create()
    }
    expectationCount.accept(expectations.count)
    return expectation
  }

  /// Looks at the clock again after a tick, or at `deadline` if that is earlier.
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
      // The handler may have called this one off.
      guard let expectation = end(number), !disableLeakDetector, let leak = expectation.findLeak() else { continue }
      leakHandler(leak)
    }
    if let deadline = expectations.values.map(\.deadline).min(), deadline < nextTick { tick(before: deadline) }
  }

  private static func name(of object: AnyObject) -> String {
    "<\(type(of: object)): \(Unmanaged.passUnretained(object).toOpaque())>"
  }

  private struct Handle: LeakDetectionHandle {
    let callOff: () -> Void

    func cancel() { callOff() }
  }
}
