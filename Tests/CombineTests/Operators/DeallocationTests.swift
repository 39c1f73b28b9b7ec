import Combine
import CombineTesting
import Testing

private final class Canary {}

@Suite struct DeallocationTests {
  /// Returns the remains of a stream that `end` has ended while its subject lives on.
  private func leftovers(
    of subject: Operator, _ end: (PassthroughSubject<Int, TestError>, AnyCancellable) -> Void
  ) -> Canary? {
    let (source, scheduler) = (PassthroughSubject<Int, TestError>(), TestScheduler())
    weak var weakCanary: Canary?
    do {
      let canary = Canary()
      weakCanary = canary
      let token = subject.apply(source.eraseToAnyPublisher(), scheduler).sink { _ in
        _ = canary
      } receiveValue: { _ in
        _ = canary
      }
      scheduler.advance()
      source.send(1)
      source.send(2)
      end(source, token)
    }
    scheduler.run()
    source.send(3)
    return weakCanary
  }

  @Test(arguments: Operator.all) func cancellationReleasesTheSubscriber(of subject: Operator) {
    #expect(leftovers(of: subject) { $1.cancel() } == nil)
  }

  @Test(arguments: Operator.all) func completionReleasesTheSubscriber(of subject: Operator) {
    #expect(leftovers(of: subject) { source, _ in source.send(completion: .finished) } == nil)
  }

  @Test(arguments: Operator.all) func anErrorReleasesTheSubscriber(of subject: Operator) {
    #expect(leftovers(of: subject) { source, _ in source.send(completion: .failure(TestError())) } == nil)
  }
}
