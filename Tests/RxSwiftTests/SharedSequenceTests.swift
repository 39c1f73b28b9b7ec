import RxSwift
import Testing

/// Drivers and signals work on the main scheduler, and so are tested with it, one test at a time.
extension MainSchedulerTests {
  @Test func sharedSequencesAreMadeOfElements() {
    #expect(Recorder(Driver.just(1)).events == [.next(1), .completed])
    #expect(Recorder(Driver.from([1, 2])).events == [.next(1), .next(2), .completed])
    #expect(Recorder(Signal<Int>.empty()).events == [.completed])
    #expect(Recorder(Signal<Int>.never()).events.isEmpty)
    var made = 0
    let deferred = Driver<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(made == 0)
    #expect(Recorder(deferred).elements == [1] && Recorder(deferred).elements == [2])
  }

  @Test func sharedSequencesHaveOperators() {
    let numbers = Driver.of(1, 2, 2, 3)
    #expect(Recorder(numbers.map { $0 * 2 }.filter { $0 > 2 }.distinctUntilChanged()).elements == [4, 6])
    #expect(Recorder(numbers.compactMap { $0 == 2 ? nil : "\($0)" }.startWith("0")).elements == ["0", "1", "3"])
    #expect(Recorder(numbers.scan(0) { $0 + $1 }.skip(2)).elements == [5, 8])
    #expect(Recorder(numbers.distinctUntilChanged { $0 / 2 }).elements == [1, 2])
    #expect(Recorder(numbers.distinctUntilChanged { $0 + 1 == $1 }).elements == [1, 3])
    #expect(Recorder(numbers.flatMap { Driver.of($0, -$0) }).elements == [1, -1, 2, -2, 2, -2, 3, -3])
    #expect(Recorder(numbers.flatMapLatest { Signal.just($0) }).elements == [1, 2, 2, 3])
    #expect(Recorder(numbers.withLatestFrom(Driver.just("a"))).elements == ["a", "a", "a", "a"])

    var log: [String] = []
    let observed = Driver.just(1).do(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") }, onDispose: { log.append("disposed") })
    observed.drive().dispose()
    #expect(log == ["1", "completed", "disposed"])
  }

  @Test func sharedSequencesCombine() {
    let (a, b, c, d) = (Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4))
    #expect(Recorder(Driver.combineLatest(a, b).map { $0 + $1 }).elements == [3])
    #expect(Recorder(Driver.combineLatest(a, b, c) { $0 + $1 + $2 }).elements == [6])
    #expect(Recorder(Driver.combineLatest(a, b, c).map { $0 + $1 + $2 }).elements == [6])
    #expect(Recorder(Driver.combineLatest(a, b, c, d) { $0 + $1 + $2 + $3 }).elements == [10])
    #expect(Recorder(Driver.combineLatest(a, b, c, d).map { $0 + $1 + $2 + $3 }).elements == [10])
    #expect(Recorder(Driver.combineLatest([a, b, c])).elements == [[1, 2, 3]])
    #expect(Recorder(Driver.zip(Driver.of(1, 2), Driver.of("a", "b")) { "\($0)\($1)" }).elements == ["1a", "2b"])
    #expect(Recorder(Driver.zip(a, b).map { $0 + $1 }).elements == [3])
    #expect(Recorder(Signal.merge([.just(1), .just(2)])).elements == [1, 2])
  }

  @Test func failuresGoOnAsTold() {
    #expect(Recorder(failing(1).asDriver(onErrorDriveWith: .of(7, 8))).elements == [1, 7, 8])
    #expect(Recorder(failing(1).asSignal(onErrorJustReturn: 9)).elements == [1, 9])
    #expect(Recorder(failing(1).asSignal(onErrorSignalWith: .empty())).events == [.next(1), .completed])
    #expect(Recorder(Signal.just(1).asDriver(onErrorJustReturn: 0)).elements == [1])
  }

  @Test func driversDriveObserversRelaysAndObjects() {
    let driver = Driver.of(1, 2)
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let subject = PublishSubject<Int>()
    let seen = Recorder(subject)
    let owner = Owner()
    driver.drive(relay).dispose()
    driver.drive(optional).dispose()
    driver.drive(subject).dispose()
    driver.drive(with: owner, onNext: { $0.seen.append($1) }).dispose()
    #expect(relay.value == 2 && optional.value == 2)
    #expect(seen.events == [.next(1), .next(2), .completed])
    #expect(owner.seen == [1, 2])
    #expect(driver.drive { Recorder($0).elements } == [1, 2])
    #expect(Recorder(driver.withUnretained(owner).map(\.1)).elements == [1, 2])
  }

  @Test func signalsEmitToObserversRelaysAndObjects() {
    let signal = Signal.of(1, 2)
    let published = PublishRelay<Int>()
    let held = BehaviorRelay(value: 0)
    let subject = PublishSubject<Int>()
    let recorders = (Recorder(published), Recorder(subject))
    let owner = Owner()
    signal.emit(to: published).dispose()
    signal.emit(to: held).dispose()
    signal.emit(to: subject).dispose()
    signal.emit(with: owner, onNext: { $0.seen.append($1) }).dispose()
    #expect(recorders.0.elements == [1, 2] && recorders.1.didComplete)
    #expect(held.value == 2 && owner.seen == [1, 2])
  }

  @Test func sharedSequencesWaitOnTheMainQueue() async {
    let elements: [Int] = await withCheckedContinuation { done in
      var seen: [Int] = []
      _ = Driver.of(1, 2).delay(.milliseconds(1)).throttle(.milliseconds(1)).debounce(.milliseconds(1))
        .drive(onNext: { seen.append($0) }, onCompleted: { done.resume(returning: seen) })
    }
    #expect(elements == [2])
  }

  private final class Owner {
    var seen: [Int] = []
  }
}
