import RxSwift
import Testing

@Suite struct MaterializeTests {
  private struct Failure: Error {}

  @Test func anErrorBecomesAnElement() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    let subscription = source.materialize().subscribe(
      onNext: { log.append("\($0.element.map(String.init) ?? ($0.error == nil ? "completed" : "error"))") },
      onError: { _ in log.append("failed") }, onCompleted: { log.append("end") })
    source.onNext(1)
    source.onError(Failure())
    #expect(log == ["1", "error", "end"])
    subscription.dispose()
  }

  @Test func aStreamThatRetriesGoesOn() {
    let reload = PublishSubject<Bool>()
    var log: [String] = []
    let results = reload.flatMapLatest { fails -> Observable<Event<String>> in
      (fails ? Observable<String>.error(Failure()) : .just("news")).materialize()
    }
    let subscription = results.subscribe(onNext: { log.append($0.element ?? ($0.isCompleted ? "-" : "error")) })
    for fails in [true, false] { reload.onNext(fails) }
    #expect(log == ["error", "news", "-"])
    subscription.dispose()
  }

  @Test func eventsBecomeAStreamAgain() {
    var log: [String] = []
    _ = Observable.of(Event.next(1), .next(2), .completed, .next(3)).dematerialize()
      .subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("end") })
    _ = Observable<Event<Int>>.of(.error(Failure())).dematerialize().subscribe(onError: { _ in log.append("error") })
    #expect(log == ["1", "2", "end", "error"])
  }

  @Test func bagsAreBuiltOfABlock() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [Int] = []
    var bag: DisposeBag? = DisposeBag {
      first.subscribe(onNext: { log.append($0) })
      second.subscribe(onNext: { log.append($0) })
    }
    bag?.insert { first.subscribe(onNext: { log.append(-$0) }) }
    first.onNext(1)
    second.onNext(2)
    bag = nil
    first.onNext(3)
    #expect(log == [1, -1, 2])
  }
}
