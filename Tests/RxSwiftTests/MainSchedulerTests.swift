import RxSwift
import Testing

/// One at a time: pending work on the main scheduler in one test would also delay another test.
@MainActor
@Suite(.serialized) struct MainSchedulerTests {
  @Test func theMainSchedulerRunsAtOnceOnTheMainThreadButNotInsideItself() async {
    var log: [String] = []
    await withCheckedContinuation { done in
      _ = MainScheduler.instance.schedule(()) {
        log.append("outer begins")
        _ = MainScheduler.instance.schedule(()) {
          log.append("inner")
          done.resume()
          return Disposables.create()
        }
        log.append("outer ends")
        return Disposables.create()
      }
      log.append("after")
    }
    #expect(log == ["outer begins", "outer ends", "after", "inner"])
  }

  @Test func observingOnTheMainSchedulerDeliversAtOnceOnTheMainThread() {
    let recorder = Recorder(Observable.of(1, 2, 3).observe(on: MainScheduler.instance))
    #expect(recorder.events == [.next(1), .next(2), .next(3), .completed])
  }

  @Test func aDriverReplaysItsLatestAndDoesNotFail() {
    let subject = PublishSubject<Int>()
    let driver = subject.asDriver(onErrorJustReturn: -1).map { $0 * 10 }
    var seen: [String] = []
    let first = driver.drive(onNext: { seen.append("a\($0)") }, onCompleted: { seen.append("end") })
    subject.onNext(1)
    let second = driver.drive(onNext: { seen.append("b\($0)") })
    subject.onError(TestError.first)
    #expect(seen.filter { $0.hasPrefix("a") } == ["a10", "a-10"])
    #expect(seen.filter { $0.hasPrefix("b") } == ["b10", "b-10"])
    #expect(seen.contains("end"))
    first.dispose()
    second.dispose()
  }

  @Test func aSignalTellsNewcomersNothing() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    var seen: [String] = []
    let first = signal.emit(onNext: { seen.append("a\($0)") })
    relay.accept(1)
    let second = signal.emit(onNext: { seen.append("b\($0)") })
    relay.accept(2)
    #expect(seen == ["a1", "a2", "b2"])
    first.dispose()
    second.dispose()
  }

  @Test func driversCombineAndMerge() {
    let name = BehaviorRelay(value: "a")
    let count = BehaviorRelay(value: 1)
    let titles = BehaviorRelay(value: "")
    let bag = DisposeBag()
    Driver.combineLatest(name.asDriver(), count.asDriver()) { "\($0)\($1)" }.drive(titles).disposed(by: bag)
    count.accept(2)
    name.accept("b")
    #expect(titles.value == "b2")
    #expect(Recorder(Driver.merge(.just(1), .of(2, 3))).elements == [1, 2, 3])
    #expect(Recorder(count.asDriver().withLatestFrom(name.asDriver()) { "\($1)\($0)" }).elements == ["b2"])
  }
}
