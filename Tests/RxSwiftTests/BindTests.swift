import RxSwift
import Testing

@Suite struct BindTests {
  private final class Owner {
    var seen: [Int] = []
  }

  private let numbers = Observable.of(1, 2)

  @Test func elementsGoToRelaysAndObservers() {
    let relay = BehaviorRelay<Int?>(value: nil)
    let published = PublishRelay<Int?>()
    let optional = PublishSubject<Int?>()
    let plain = PublishSubject<Int>()
    let recorders = (Recorder(published), Recorder(optional), Recorder(plain))
    numbers.bind(to: relay).dispose()
    numbers.bind(to: published).dispose()
    numbers.bind(to: optional).dispose()
    numbers.bind(to: plain).dispose()
    #expect(relay.value == 2)
    #expect(recorders.0.events == [.next(1), .next(2)])
    #expect(recorders.1.events == [.next(1), .next(2), .completed])
    #expect(recorders.2.events == [.next(1), .next(2), .completed])
  }

  @Test func elementsGoToClosures() {
    let owner = Owner()
    var seen: [Int] = []
    numbers.bind { seen.append($0) }.dispose()
    numbers.bind(with: owner) { $0.seen.append($1) }.dispose()
    #expect(seen == [1, 2] && owner.seen == [1, 2])
    #expect(numbers.bind(to: { Recorder($0).elements }) == [1, 2])
  }

  @Test func anObjectThatIsGoneHearsNothing() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    do {
      let owner = Owner()
      _ = subject.subscribe(
        with: owner, onNext: { _, number in log.append("\(number)") }, onCompleted: { _ in log.append("completed") })
      subject.onNext(1)
      withExtendedLifetime(owner) {}
    }
    subject.onNext(2)
    subject.onCompleted()
    #expect(log == ["1"])
  }

  @Test func anObserverMayBeMappedAndErased() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder(subject)
    let observer: AnyObserver<String> = AnyObserver(subject).mapObserver { text in
      guard let number = Int(text) else { throw TestError.first }
      return number
    }
    observer.onNext("1")
    observer.asObserver().onNext("x")
    #expect(recorder.events == [.next(1), .error(TestError.first)])
  }

  @Test func aBagTakesManyAtOnce() {
    let disposables = [Disposables.create(with: {}), Disposables.create(with: {}), Disposables.create(with: {})]
    do {
      let bag = DisposeBag(disposing: disposables[0])
      bag.insert(disposables[1], disposables[2])
      #expect(disposables.map(\.isDisposed) == [false, false, false])
      withExtendedLifetime(bag) {}
    }
    #expect(disposables.map(\.isDisposed) == [true, true, true])
  }
}
