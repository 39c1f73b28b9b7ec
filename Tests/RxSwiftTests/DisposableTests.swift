import RxSwift
import Testing

@Suite struct DisposableTests {
  @Test func aClosureRunsOnce() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1 && disposable.isDisposed)
  }

  @Test func lettingASubscriptionGoDoesNotEndIt() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    _ = subject.map { $0 * 10 }.subscribe(onNext: { seen.append($0) })
    subject.onNext(1)
    subject.onNext(2)
    #expect(seen == [10, 20])
    subject.onCompleted()
  }

  @Test func aSubscriptionLetsItsClosuresGoAtItsEnd() {
    final class Thing {}
    let subject = PublishSubject<Int>()
    weak var weakThing: Thing?
    var subscription: any Disposable = Disposables.create()
    do {
      let thing = Thing()
      weakThing = thing
      subscription = subject.filter { $0 > 0 }.subscribe(onNext: { _ in _ = thing })
    }
    #expect(weakThing != nil)
    subscription.dispose()
    #expect(weakThing == nil)
  }

  @Test func aBagDisposesWhenItGoes() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    do {
      let bag = DisposeBag()
      subject.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
      subject.onNext(1)
    }
    subject.onNext(2)
    #expect(seen == [1])
  }

  @Test func aCompositeDisposesInOrderAndThenAtOnce() {
    var log: [String] = []
    let composite = CompositeDisposable()
    composite.insert(Disposables.create { log.append("a") })
    let key = composite.insert(Disposables.create { log.append("b") })
    composite.insert(Disposables.create { log.append("c") })
    #expect(composite.count == 3)
    if let key { composite.remove(for: key) }
    #expect(log == ["b"] && composite.count == 2)
    composite.dispose()
    #expect(log == ["b", "a", "c"] && composite.count == 0)
    #expect(composite.insert(Disposables.create { log.append("d") }) == nil)
    #expect(log == ["b", "a", "c", "d"])
  }

  @Test func aSerialDisposableHoldsTheLatest() {
    var log: [String] = []
    let serial = SerialDisposable()
    serial.disposable = Disposables.create { log.append("a") }
    serial.disposable = Disposables.create { log.append("b") }
    #expect(log == ["a"])
    serial.dispose()
    #expect(log == ["a", "b"])
    serial.disposable = Disposables.create { log.append("c") }
    #expect(log == ["a", "b", "c"])
  }

  @Test func aSingleAssignmentMayBeDisposedFirst() {
    let single = SingleAssignmentDisposable()
    let inner = Disposables.create(with: {})
    single.dispose()
    single.setDisposable(inner)
    #expect(inner.isDisposed)
  }

  @Test func onDisposedRunsOnceAtTheEndOrWhenDisposed() {
    var log: [String] = []
    let ended = Observable.just(1).subscribe(
      onNext: { log.append("next \($0)") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    ended.dispose()
    #expect(log == ["next 1", "completed", "disposed"])

    log = []
    let open = Observable<Int>.never().subscribe(onDisposed: { log.append("disposed") })
    open.dispose()
    open.dispose()
    #expect(log == ["disposed"])
  }
}
