import Foundation
import RxSwift
import Testing

/// Elements that have been forwarded or cancelled are no longer retained.
@Suite struct ReleaseTests {
  private final class Token {}

  /// Records its deallocation.
  private final class Spy: Disposable {
    func dispose() {}
  }

  /// A scheduler that runs work on request, and whose disposables can be observed.
  private final class WatchedScheduler: SchedulerType {
    private(set) var disposables: [() -> Spy?] = []
    private var work: [() -> any Disposable] = []
    var now: RxTime { Date(timeIntervalSince1970: 0) }

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
      scheduleRelative(state, dueTime: .seconds(0), action: action)
    }

    func scheduleRelative<State>(
      _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      let spy = Spy()
      disposables.append { [weak spy] in spy }
      work.append { action(state) }
      return spy
    }

    func run() {
      let due = work
      work = []
      for work in due { _ = work() }
    }
  }

  @Test func delayKeepsNothingOfWhatItHasPassedOn() {
    let (subject, scheduler) = (PublishSubject<Int>(), WatchedScheduler())
    let recorder = Recorder(subject.delay(.seconds(1), scheduler: scheduler))
    for number in 0..<3 { subject.onNext(number) }
    #expect(scheduler.disposables.allSatisfy { $0() != nil })
    scheduler.run()
    #expect(recorder.elements == [0, 1, 2])
    #expect(scheduler.disposables.allSatisfy { $0() == nil })
    recorder.dispose()
  }

  /// The queue releases a timer a little after it has fired.
  @Test func aQueueKeepsNothingOfWhatItHasRun() async {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test.serial")
    weak var token: Token?
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let made = Token()
      token = made
      _ = scheduler.scheduleRelative(made, dueTime: .milliseconds(1)) { _ in
        done.resume()
        return Disposables.create()
      }
    }
    for _ in 0..<1000 where token != nil {
      await withCheckedContinuation { done in queue.asyncAfter(deadline: .now() + .milliseconds(1)) { done.resume() } }
    }
    #expect(token == nil)
  }

  /// Its deinit sends again, which a held lock would block.
  private final class Talker {
    let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }

    deinit { onEnd() }
  }

  @Test(arguments: ["debounce", "throttle", "withLatestFrom", "replay"])
  func anElementThatIsReplacedMaySendWhenItGoes(_ name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      let (talkers, time) = (PublishSubject<Talker>(), HistoricalScheduler())
      let stream: Observable<Talker> =
        switch name {
        case "debounce": talkers.debounce(.seconds(1), scheduler: time)
        case "throttle": talkers.throttle(.seconds(1), scheduler: time)
        case "withLatestFrom": Observable<Talker>.never().withLatestFrom(talkers)
        default: talkers
        }
      let replay = ReplaySubject<Talker>.create(bufferSize: 1)
      let recorder = name == "replay" ? talkers.subscribe(replay) : stream.subscribe()
      var count = 0
      func send(_ depth: Int) {
        talkers.onNext(
          Talker {
            count += 1
            if depth > 0 { send(depth - 1) }
          })
      }
      for _ in 0..<3 { send(1) }
      recorder.dispose()
      if count == 0 { exit(EXIT_FAILURE) }
    }
  }
}
