import RxSwift
import Testing

@Suite struct TraitTests {
  @Test func aSingleSucceedsOrFails() {
    var log: [String] = []
    let success = Single<Int>.create { single in
      single(.success(1))
      return Disposables.create { log.append("stopped") }
    }
    _ = success.map { $0 * 10 }.flatMap { .just("\($0)!") }
      .subscribe(onSuccess: { log.append($0) }, onFailure: { _ in log.append("failed") })
    #expect(log == ["10!", "stopped"] || log == ["stopped", "10!"])

    log = []
    _ = Single<Int>.error(TestError.first).subscribe { result in
      if case .failure = result { log.append("failed") }
    }
    #expect(log == ["failed"])
    #expect(Recorder(Single<Int>.error(TestError.first).catchAndReturn(3)).events == [.next(3), .completed])
    #expect(Recorder(Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }).elements == ["1a"])
  }

  @Test func asSingleDemandsExactlyOne() {
    #expect(Recorder(Observable.of(1).asSingle()).events == [.next(1), .completed])
    #expect(Recorder(Observable.of(1, 2).asSingle()).events == [.error(RxError.moreThanOneElement)])
    #expect(Recorder(Observable<Int>.empty().asSingle()).events == [.error(RxError.noElements)])
  }

  @Test func aCompletableEndsAndGoesOn() {
    var log: [String] = []
    let save = Completable.create { completable in
      log.append("save")
      completable(.completed)
      return Disposables.create()
    }
    _ = save.andThen(Single.just(1)).subscribe(onSuccess: { log.append("\($0)") })
    _ = save.andThen(Observable.of(2, 3)).subscribe(onNext: { log.append("\($0)") })
    _ = save.subscribe(onCompleted: { log.append("done") })
    _ = Completable.error(TestError.first).andThen(Single.just(9))
      .subscribe(onSuccess: { log.append("\($0)") }, onFailure: { _ in log.append("failed") })
    #expect(log == ["save", "1", "save", "2", "3", "save", "done", "failed"])
  }

  @Test func aMaybeHasAnElementOrNone() {
    var log: [String] = []
    for maybe in [Maybe.just(1), Maybe.empty(), Maybe.error(TestError.first)] {
      _ = maybe.subscribe(
        onSuccess: { log.append("\($0)") }, onError: { _ in log.append("failed") },
        onCompleted: { log.append("none") })
    }
    #expect(log == ["1", "none", "failed"])
  }

  @Test func aMaybeIsMadeAndMapped() {
    let maybe = Maybe<Int>.create { observer in
      observer(.success(1))
      return Disposables.create()
    }
    #expect(Recorder(maybe.map { "\($0)" }).events == [.next("1"), .completed])
    #expect(Recorder(Single.just(2).asMaybe()).elements == [2])
  }

  @Test func traitsKeepTheirPatternThroughOperators() {
    let time = HistoricalScheduler()
    var attempts = 0
    let flaky = Single<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(TestError.first) : .just(attempts)
    }
    let recorder = Recorder(
      flaky.retry(3).subscribe(on: time).delay(.seconds(1), scheduler: time).observe(on: time))
    let late = Recorder(Single<Int>.never().timeout(.seconds(2), scheduler: time))
    time.start()
    #expect(recorder.events == [.next(3), .completed])
    #expect(late.events == [.error(RxError.timeout)])
    #expect(Recorder(Single<Int>.error(TestError.first).catch { _ in .just(5) }).elements == [5])
  }

  @Test func traitsHearWhatPasses() {
    final class Owner {
      var log: [String] = []
    }
    let owner = Owner()
    _ = Single.just(1).do(onSuccess: { owner.log.append("do \($0)") }, onDispose: { owner.log.append("disposed") })
      .asCompletable()
      .do(onCompleted: { owner.log.append("do completed") })
      .subscribe(with: owner, onCompleted: { $0.log.append("completed") })
    _ = Single.just(2).subscribe(with: owner, onSuccess: { $0.log.append("\($1)") })
    _ = Single.just(3).flatMapCompletable { _ in .empty() }.subscribe { owner.log.append("\($0)") }
    #expect(owner.log.sorted() == ["2", "completed", "completed", "disposed", "do 1", "do completed"])
    #expect(Recorder(Observable<Never>.empty().asCompletable().andThen(Observable.of(4))).elements == [4])
  }

  @Test func aSequenceOfAtMostOneElementIsAMaybe() {
    #expect(Recorder(Observable.range(start: 3, count: 1).asMaybe()).events == [.next(3), .completed])
    #expect(Recorder(Observable<Int>.range(start: 3, count: 0).asMaybe()).events == [.completed])
    #expect(Recorder(Observable.range(start: 3, count: 2).asMaybe()).events == [.error(RxError.moreThanOneElement)])
    #expect(Recorder(failing(1).asMaybe()).events == [.error(TestError.first)])
    #expect(Recorder(Observable<UInt8>.range(start: 254, count: 2)).elements == [254, 255])
  }

  @Test func completablesCombine() {
    let (one, two) = (PublishSubject<Never>(), PublishSubject<Never>())
    let zipped = Recorder(Completable.zip(one.asCompletable(), two.asCompletable()))
    let inTurn = Recorder(Completable.concat([one.asCompletable(), .error(TestError.second)]))
    let merged = Recorder(Completable.merge(one.asCompletable(), .error(TestError.first)))
    #expect(merged.events == [.error(TestError.first)] && inTurn.events.isEmpty)
    one.onCompleted()
    #expect(inTurn.events == [.error(TestError.second)] && zipped.events.isEmpty)
    two.onCompleted()
    #expect(zipped.events == [.completed])
  }
}
