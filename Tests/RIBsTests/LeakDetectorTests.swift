import RIBs
import RxSwift
import Testing

/// In virtual time.
@MainActor
@Suite struct LeakDetectorTests {
  private let time = HistoricalScheduler()
  private let detector: LeakDetector
  private let leaks = Leaks()

  private final class Leaks {
    var found: [Leak] = []
  }

  private final class Thing {}

  init() {
    detector = LeakDetector(scheduler: time)
    detector.disableLeakDetector = false
    detector.leakHandler = { [leaks] in leaks.found.append($0) }
  }

  @Test func anObjectThatStaysIsReportedWhenItsTimeIsUp() {
    let thing = Thing()
    detector.expectDeallocate(object: thing)
    time.advance(by: .milliseconds(999))
    #expect(leaks.found.isEmpty)
    time.advance(by: .milliseconds(1))
    #expect(leaks.found.map(\.expectation) == [.deallocation])
    #expect(leaks.found.first?.subject.contains("Thing") == true)
    #expect(leaks.found.first?.time == 1)
    #expect(leaks.found.first?.description.contains("should have been deallocated within 1.0 s") == true)
    withExtendedLifetime(thing) {}
  }

  @Test func anObjectThatGoesIsNotReported() {
    detector.expectDeallocate(object: Thing())
    time.advance(by: .seconds(10))
    #expect(leaks.found.isEmpty)
  }

  @Test func aControllerThatStaysOnScreenIsReported() {
    let window = UIWindow()
    let viewController = NamedViewController("V")
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    detector.expectViewControllerDisappear(viewController: viewController)
    time.advance(by: .seconds(5))
    #expect(leaks.found.map(\.expectation) == [.disappearance])
    #expect(leaks.found.first?.description.contains("is still on screen 5.0 s after") == true)
  }

  @Test func aControllerThatLeavesTheScreenIsNotReported() {
    let window = UIWindow()
    let viewController = NamedViewController("V")
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    detector.expectViewControllerDisappear(viewController: viewController)
    time.advance(by: .seconds(4))
    window.rootViewController = nil
    time.advance(by: .seconds(1))
    #expect(leaks.found.isEmpty)
  }

  @Test func aCalledOffExpectationReportsNothingAndLeavesNothingWaiting() {
    let thing = Thing()
    let handle = detector.expectDeallocate(object: thing, inTime: 2)
    time.advance(by: .seconds(1))
    handle.cancel()
    #expect(time.waitingCount == 0)
    time.advance(by: .seconds(10))
    #expect(leaks.found.isEmpty)
    withExtendedLifetime(thing) {}
  }

  @Test func theStatusCountsEveryExpectationOnce() {
    var status: [LeakDetectionStatus] = []
    let subscription = detector.status.subscribe(onNext: { status.append($0) })
    defer { subscription.dispose() }
    #expect(status == [.DidComplete])
    detector.expectDeallocate(object: Thing(), inTime: 1)
    let handle = detector.expectDeallocate(object: Thing(), inTime: 0.2)
    handle.cancel()
    handle.cancel()
    time.advance(by: .milliseconds(500))
    handle.cancel()
    #expect(status == [.DidComplete, .InProgress])
    time.advance(by: .milliseconds(500))
    #expect(status == [.DidComplete, .InProgress, .DidComplete])
  }

  @Test func aDetectorThatIsTurnedOffReportsNothing() {
    let thing = Thing()
    detector.disableLeakDetector = true
    detector.expectDeallocate(object: thing)
    time.advance(by: .seconds(1))
    #expect(leaks.found.isEmpty)
    withExtendedLifetime(thing) {}
  }

  @Test func timeInWhichTheProcessStoodStillCountsForOneFrame() {
    let clock = StoppableClock()
    var didRun = false
    Executor.execute(withDelay: 1, maxFrameDuration: 300, scheduler: clock) { didRun = true }
    clock.fire(after: 60)
    #expect(!didRun)
    for _ in 0..<6 { clock.fire(after: 0.1) }
    #expect(!didRun)
    clock.fire(after: 0.1)
    #expect(didRun)
  }

  @Test func aLeakedControllerIsFoundThroughItsRouter() {
    with(detector) {
      var router: LoggingRouter? = LoggingRouter("R", Log())
      let viewController = router?.viewController
      router?.interactable.activate()
      router?.load()
      router = nil
      time.advance(by: .seconds(6))
      #expect(leaks.found.map(\.expectation) == [.deallocation])
      #expect(leaks.found.first?.subject.contains("NamedViewController") == true)
      withExtendedLifetime(viewController) {}
    }
  }

  @Test func aTreeThatIsLetGoLeavesNoLeak() {
    with(detector) {
      for _ in 0..<100 {
        let root = LoggingRouter("R", Log())
        root.interactable.activate()
        root.load()
        let child = LoggingRouter("C", Log())
        root.attachChild(child)
        child.attachChild(LoggingRouter("G", Log()))
        root.detachChild(child)
      }
      time.advance(by: .seconds(10))
      #expect(leaks.found.isEmpty)
    }
  }
}

/// Runs due work on request, as if that had taken a given time.
private final class StoppableClock: SchedulerType {
  private(set) var now = Date(timeIntervalSince1970: 0)
  private var due: (() -> Void)?

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    due = { _ = action(state) }
    return Disposables.create()
  }

  func fire(after time: TimeInterval) {
    now += time
    let due = self.due
    self.due = nil
    due?()
  }
}
