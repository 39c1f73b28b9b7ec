import Combine
import ModernRIBs
import Testing

/// An interactor for ModernRIBs, which imports only Combine and ModernRIBs.
private final class CounterInteractor: Interactor {
  let numbers: PassthroughSubject<Int, Never>
  private(set) var seen: [Int] = []

  init(_ numbers: PassthroughSubject<Int, Never>) { self.numbers = numbers }

  override func didBecomeActive() {
    super.didBecomeActive()
    // Without a weak reference: a cancelled subscription releases the object.
    numbers.sink { self.seen.append($0) }.cancelOnDeactivate(interactor: self)
  }
}

private final class CounterWorker: Worker {
  let numbers: PassthroughSubject<Int, Never>
  private(set) var seen: [Int] = []

  init(_ numbers: PassthroughSubject<Int, Never>) { self.numbers = numbers }

  override func didStart(_ interactorScope: any InteractorScope) {
    numbers.sink { self.seen.append($0) }.cancelOnStop(self)
  }
}

@MainActor
@Suite struct CancelTests {
  private let numbers = PassthroughSubject<Int, Never>()

  @Test func aSubscriptionEndsWhenItsInteractorBecomesInactive() {
    let interactor = CounterInteractor(numbers)
    for round in 0..<2 {
      interactor.activate()
      numbers.send(round)
      interactor.deactivate()
      numbers.send(-1)
    }
    #expect(interactor.seen == [0, 1])
  }

  @Test func aSubscriptionOfAnInactiveInteractorEndsAtOnce() {
    var seen: [Int] = []
    let token = numbers.sink { seen.append($0) }.cancelOnDeactivate(interactor: Interactor())
    numbers.send(1)
    #expect(seen.isEmpty)
    token.cancel()
  }

  @Test func anInteractorThatItsSubscriptionHoldsIsLetGo() {
    weak var interactor: CounterInteractor?
    do {
      let made = CounterInteractor(numbers)
      interactor = made
      made.activate()
      made.deactivate()
    }
    #expect(interactor == nil)
  }

  @Test func aSubscriptionEndsWhenItsWorkerStops() {
    let (interactor, worker) = (Interactor(), CounterWorker(numbers))
    interactor.activate()
    worker.start(interactor)
    numbers.send(1)
    worker.stop()
    numbers.send(2)
    #expect(worker.seen == [1])
  }
}
