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
}
