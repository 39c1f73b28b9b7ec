import Combine
import Testing

/// An operator under test: takes a stream of numbers and makes another.
private struct Operator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (AnyPublisher<Int, TestError>, TestScheduler) -> AnyPublisher<Int, TestError>

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ apply: @escaping @Sendable (AnyPublisher<Int, TestError>, TestScheduler) -> P
  ) {
    testDescription = name
    self.apply = { apply($0, $1).map { _ in 0 }.mapError { _ in TestError() }.eraseToAnyPublisher() }
  }
}

private let operators: [Operator] = [
  Operator("map") { p, _ in p.map { $0 } }, Operator("tryMap") { p, _ in p.tryMap { $0 } },
  Operator("filter") { p, _ in p.filter { $0 > 0 } }, Operator("scan") { p, _ in p.scan(0, +) },
  Operator("removeDuplicates") { p, _ in p.removeDuplicates() }, Operator("prefix") { p, _ in p.prefix(5) },
  Operator("collect") { p, _ in p.collect() }, Operator("collect(2)") { p, _ in p.collect(2) },
  Operator("collect by time") { p, s in p.collect(.byTime(s, 1)) },
  Operator("reduce") { p, _ in p.reduce(0, +) }, Operator("replaceEmpty") { p, _ in p.replaceEmpty(with: 1) },
  Operator("replaceError") { p, _ in p.replaceError(with: 1) }, Operator("catch") { p, _ in p.catch { _ in Just(1) } },
  Operator("retry") { p, _ in p.retry(1) }, Operator("append") { p, _ in p.append(p) },
  Operator("merge") { p, _ in p.merge(with: p.map { $0 }) }, Operator("zip") { p, _ in p.zip(p) },
  Operator("combineLatest") { p, _ in p.combineLatest(p, p) },
  Operator("flatMap") { p, _ in p.flatMap { _ in PassthroughSubject<Int, TestError>() } },
  Operator("flatMap(1)") { p, _ in p.flatMap(maxPublishers: .max(1)) { Just($0) } },
  Operator("switchToLatest") { p, _ in p.map { _ in PassthroughSubject<Int, TestError>() }.switchToLatest() },
  Operator("drop(untilOutputFrom:)") { p, _ in p.drop(untilOutputFrom: p) },
  Operator("prefix(untilOutputFrom:)") { p, _ in p.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()) },
  Operator("debounce") { p, s in p.debounce(for: 1, scheduler: s) },
  Operator("throttle") { p, s in p.throttle(for: 1, scheduler: s, latest: true) },
  Operator("delay") { p, s in p.delay(for: 1, scheduler: s) }, Operator("receive(on:)") { p, s in p.receive(on: s) },
  Operator("subscribe(on:)") { p, s in p.subscribe(on: s) }, Operator("timeout") { p, s in p.timeout(9, scheduler: s) },
  Operator("measureInterval") { p, s in p.measureInterval(using: s) },
  Operator("buffer") { p, _ in p.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) },
  Operator("share") { p, _ in p.share() },
  Operator("multicast") { p, _ in p.multicast { PassthroughSubject() }.autoconnect() },
  Operator("handleEvents") { p, _ in p.handleEvents(receiveOutput: { _ in }) },
  Operator("print") { p, _ in p.print(to: Silence()) }, Operator("encode") { p, _ in p.encode(encoder: JSONEncoder()) },
]

private struct Silence: TextOutputStream {
  func write(_ string: String) {}
}

private final class Canary {}

@Suite struct DeallocationTests {
  /// What is left of a stream whose end was brought about by `end` while its subject lives on.
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

  @Test(arguments: operators) private func cancellationReleasesTheSubscriber(of subject: Operator) {
    #expect(leftovers(of: subject) { $1.cancel() } == nil)
  }

  @Test(arguments: operators) private func completionReleasesTheSubscriber(of subject: Operator) {
    #expect(leftovers(of: subject) { source, _ in source.send(completion: .finished) } == nil)
  }

  @Test(arguments: operators) private func anErrorReleasesTheSubscriber(of subject: Operator) {
    #expect(leftovers(of: subject) { source, _ in source.send(completion: .failure(TestError())) } == nil)
  }

  @Test(arguments: operators) private func cancellationReachesTheUpstream(of subject: Operator) {
    let (probe, scheduler) = (Probe<Int, TestError>(), TestScheduler())
    let recorder = subject.apply(probe.eraseToAnyPublisher(), scheduler).record()
    scheduler.advance()
    probe.send(1)
    let open = probe.connections.count
    recorder.cancel()
    scheduler.advance()
    #expect(probe.connections.count == open && probe.connections.allSatisfy { $0.cancelCount == 1 })
    for connection in probe.connections { _ = connection.send(2) }
    scheduler.advance(by: 5)
    #expect(recorder.completion == nil)
  }

  @Test(arguments: operators) private func nothingIsSentBeyondTheDemand(of subject: Operator) {
    let (source, scheduler) = (PassthroughSubject<Int, TestError>(), TestScheduler())
    let recorder = subject.apply(source.eraseToAnyPublisher(), scheduler).record(demand: .max(1))
    for value in 1...20 {
      source.send(value)
      scheduler.advance(by: 2)
    }
    #expect(recorder.values.count <= 1)
    recorder.cancel()
  }
}
