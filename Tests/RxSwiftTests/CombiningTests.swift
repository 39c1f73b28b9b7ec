import RxSwift
import Testing

@Suite struct CombiningTests {
  private let a = PublishSubject<Int>()
  private let b = PublishSubject<String>()

  @Test func combineLatestWaitsForAllThenSendsOnEach() {
    let recorder = Recorder(Observable.combineLatest(a, b) { "\($0)\($1)" })
    a.onNext(1)
    #expect(recorder.events.isEmpty)
    b.onNext("x")
    a.onNext(2)
    b.onNext("y")
    a.onCompleted()
    b.onNext("z")
    b.onCompleted()
    #expect(recorder.events == [.next("1x"), .next("2x"), .next("2y"), .next("2z"), .completed])
  }

  @Test func combineLatestOfMany() {
    let three = Observable.combineLatest(a, b, Observable.of(true)).map { "\($0)\($1)\($2)" }
    let four = Observable.combineLatest(a, b, Observable.of(3), Observable.of(4)) { "\($0)\($1)\($2)\($3)" }
    let array = Observable.combineLatest([a, a.map { $0 * 2 }])
    let (threes, fours, arrays) = (Recorder(three), Recorder(four), Recorder(array))
    a.onNext(1)
    b.onNext("x")
    a.onNext(2)
    #expect(threes.elements == ["1xtrue", "2xtrue"])
    #expect(fours.elements == ["1x34", "2x34"])
    #expect(arrays.elements == [[1, 2], [2, 2], [2, 4]])
    #expect(Recorder(Observable<Int>.combineLatest([Observable<Int>]()) { $0.count }).events == [.completed])
  }

  @Test func combineLatestFailsWithASource() {
    let recorder = Recorder(Observable.combineLatest(a, b) { "\($0)\($1)" })
    a.onNext(1)
    a.onError(TestError.first)
    b.onNext("x")
    #expect(recorder.events == [.error(TestError.first)])
  }

  @Test func zipPairs() {
    let recorder = Recorder(Observable.zip(a, b) { "\($0)\($1)" })
    a.onNext(1)
    a.onNext(2)
    b.onNext("x")
    b.onNext("y")
    #expect(recorder.elements == ["1x", "2y"])

    let three = Observable.zip(Observable.of(1, 2), Observable.of("a", "b"), Observable.of(true, false))
    #expect(Recorder(three.map { "\($0)\($1)\($2)" }).elements == ["1atrue", "2bfalse"])
    let four = Observable.zip(Observable.of(1), Observable.of(2), Observable.of(3), Observable.of(4)) {
      $0 + $1 + $2 + $3
    }
    #expect(Recorder(four).events == [.next(10), .completed])
  }

  @Test func mergeSendsAsTheyCome() {
    let other = PublishSubject<Int>()
    let recorder = Recorder(Observable.merge(a.asObservable(), other.asObservable()))
    a.onNext(1)
    other.onNext(2)
    a.onCompleted()
    other.onNext(3)
    #expect(recorder.events == [.next(1), .next(2), .next(3)])
    other.onCompleted()
    #expect(recorder.didComplete)
  }

  @Test func concatSendsOneAfterTheOther() {
    #expect(Recorder(Observable.concat(.of(1, 2), .of(3))).events == [.next(1), .next(2), .next(3), .completed])
    let recorder = Recorder(a.concat(Observable.of(9)))
    a.onNext(1)
    a.onCompleted()
    #expect(recorder.events == [.next(1), .next(9), .completed])
  }

  @Test func startWithComesFirst() {
    #expect(Recorder(Observable.of(3).startWith(1, 2)).elements == [1, 2, 3])
  }

  @Test func withLatestFromDropsWhatComesTooEarly() {
    let recorder = Recorder(a.withLatestFrom(b) { "\($0)\($1)" })
    a.onNext(1)
    b.onNext("x")
    a.onNext(2)
    b.onNext("y")
    b.onCompleted()
    a.onNext(3)
    a.onCompleted()
    #expect(recorder.events == [.next("2x"), .next("3y"), .completed])
  }

  @Test func switchLatestFollowsTheNewest() {
    let outer = PublishSubject<Observable<Int>>()
    let recorder = Recorder(outer.switchLatest())
    outer.onNext(a)
    a.onNext(1)
    outer.onNext(.of(7))
    a.onNext(2)
    #expect(recorder.elements == [1, 7])
  }

  @Test func sharingSubscribesOnceAndStartsAnewAfterTheEnd() {
    var starts = 0
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      starts += 1
      return subject
    }.share()
    let first = Recorder(shared)
    let second = Recorder(shared)
    subject.onNext(1)
    #expect(starts == 1 && first.elements == [1] && second.elements == [1])
    first.dispose()
    second.dispose()
    let third = Recorder(shared)
    #expect(starts == 2)
    subject.onNext(2)
    #expect(third.elements == [2] && first.elements == [1])

    var completions = 0
    let ended = Observable<Int>.deferred {
      completions += 1
      return .of(completions)
    }.share()
    #expect(Recorder(ended).elements == [1])
    #expect(Recorder(ended).elements == [2])
    // Subscribed again from within the end.
    #expect(Recorder(ended.concat(ended)).elements == [3, 4])
  }

  @Test func sharingMayReplay() {
    let shared = a.share(replay: 1)
    let first = Recorder(shared)
    a.onNext(1)
    a.onNext(2)
    let second = Recorder(shared)
    #expect(first.elements == [1, 2] && second.elements == [2])
    first.dispose()
    second.dispose()
    #expect(Recorder(shared).elements.isEmpty)

    let forever = Observable.of(1, 2).share(replay: 1, scope: .forever)
    #expect(Recorder(forever).elements == [1, 2])
    #expect(Recorder(forever).events == [.next(2), .completed])
  }
}
