import Combine
import CombineTesting
import Testing

private final class PublishingModel {
  @Published var value = 1
}

/// Programming errors stop the program, as they do with Apple's Combine.
@Suite struct MisuseTests {
  @Test func requestingNothing() async {
    await #expect(processExitsWith: .failure) {
      Just(1).subscribe(AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.none) }))
    }
  }

  private static func request(nothingFrom publisher: some Publisher<Int, Never>) {
    publisher.subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
  }

  @Test(arguments: ["future", "subject", "current value", "published", "zip", "flatMap", "catch", "reduce", "result"])
  func requestingNothingOf(_ name: String) async {
    await #expect(processExitsWith: .failure) { [name] in
      let subject = PassthroughSubject<Int, Never>()
      switch name {
      case "future": Self.request(nothingFrom: Future { $0(.success(1)) })
      case "subject": Self.request(nothingFrom: subject)
      case "current value": Self.request(nothingFrom: CurrentValueSubject<Int, Never>(1))
      case "published": Self.request(nothingFrom: PublishingModel().$value)
      case "zip": Self.request(nothingFrom: subject.zip(subject) { $0 + $1 })
      case "flatMap": Self.request(nothingFrom: subject.flatMap { Just($0) })
      case "catch": Self.request(nothingFrom: subject.setFailureType(to: TestError.self).catch { _ in Just(1) })
      case "reduce": Self.request(nothingFrom: subject.reduce(0, +))
      default: Self.request(nothingFrom: Result<Int, Never>.success(1).publisher)
      }
    }
  }

  /// Elsewhere it is not an error, as with Apple's Combine, and has no effect.
  @Test func requestingNothingWhereThatIsHarmless() {
    let scheduler = TestScheduler()
    let numbers = [1, 2].publisher
    let publishers: [AnyPublisher<Int, Never>] = [
      numbers.eraseToAnyPublisher(), numbers.append(3).eraseToAnyPublisher(),
      numbers.merge(with: numbers).eraseToAnyPublisher(),
      numbers.combineLatest(numbers) { $0 + $1 }.eraseToAnyPublisher(),
      numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher(),
      numbers.collect(.byTime(scheduler, 1)).map(\.count).eraseToAnyPublisher(),
      numbers.throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher(),
      numbers.debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher(),
      numbers.retry(1).eraseToAnyPublisher(), numbers.timeout(99, scheduler: scheduler).eraseToAnyPublisher(),
      Record(output: [1], completion: .finished).eraseToAnyPublisher(),
    ]
    for publisher in publishers {
      let recorder = publisher.record(demand: .none)
      recorder.subscription?.request(.none)
      #expect(recorder.values.isEmpty)
      recorder.cancel()
    }
  }

  @Test func aNegativeDemand() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test func failingWhereNoFailureWasAsserted() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, TestError>(error: TestError()).assertNoFailure().sink { _ in }
    }
  }
}
