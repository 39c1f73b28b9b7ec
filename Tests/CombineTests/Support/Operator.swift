import Combine
import CombineTesting
import Testing

/// An operator under test, which turns a stream of numbers into another one.
struct Operator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (AnyPublisher<Int, TestError>, TestScheduler) -> AnyPublisher<Int, TestError>

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ apply: @escaping @Sendable (AnyPublisher<Int, TestError>, TestScheduler) -> P
  ) {
    testDescription = name
    self.apply = { apply($0, $1).map { _ in 0 }.mapError { _ in TestError() }.eraseToAnyPublisher() }
  }

  /// Every operator, with arguments that let the first values through where it can.
  static let all: [Operator] = mapping + filtering + reducing + failing + combining + timing + others
}

extension Operator {
  private static let mapping: [Operator] = [
    Operator("map") { p, _ in p.map { $0 } }, Operator("map(keyPath)") { p, _ in p.map(\.magnitude) },
    Operator("tryMap") { p, _ in p.tryMap { $0 } }, Operator("compactMap") { p, _ in p.compactMap { $0 } },
    Operator("tryCompactMap") { p, _ in p.tryCompactMap { $0 } },
    Operator("replaceNil") { p, _ in p.map(Optional.some).replaceNil(with: 0) },
    Operator("scan") { p, _ in p.scan(0, +) }, Operator("tryScan") { p, _ in p.tryScan(0, +) },
    Operator("encode") { p, _ in p.encode(encoder: JSONEncoder()) },
    Operator("decode") { p, _ in p.map { _ in Data("1".utf8) }.decode(type: Int.self, decoder: JSONDecoder()) },
  ]

  private static let filtering: [Operator] = [
    Operator("filter") { p, _ in p.filter { $0 > 0 } }, Operator("tryFilter") { p, _ in p.tryFilter { $0 > 0 } },
    Operator("removeDuplicates") { p, _ in p.removeDuplicates() },
    Operator("tryRemoveDuplicates") { p, _ in p.tryRemoveDuplicates { $0 == $1 } },
    Operator("ignoreOutput") { p, _ in p.ignoreOutput() },
    Operator("replaceEmpty") { p, _ in p.replaceEmpty(with: 1) },
    Operator("dropFirst") { p, _ in p.dropFirst(1) }, Operator("drop(while:)") { p, _ in p.drop { $0 < 2 } },
    Operator("tryDrop") { p, _ in p.tryDrop { $0 < 2 } },
    Operator("drop(untilOutputFrom:)") { p, _ in p.drop(untilOutputFrom: p) },
    Operator("prefix") { p, _ in p.prefix(5) }, Operator("prefix(while:)") { p, _ in p.prefix { $0 < 99 } },
    Operator("tryPrefix") { p, _ in p.tryPrefix { $0 < 99 } },
    Operator("prefix(untilOutputFrom:)") { p, _ in p.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()) },
    Operator("output(in:)") { p, _ in p.output(in: 0...) }, Operator("first") { p, _ in p.first() },
    Operator("first(where:)") { p, _ in p.first { $0 > 1 } }, Operator("tryFirst") { p, _ in p.tryFirst { $0 > 1 } },
    Operator("last") { p, _ in p.last() }, Operator("last(where:)") { p, _ in p.last { $0 > 1 } },
    Operator("tryLast") { p, _ in p.tryLast { $0 > 1 } },
  ]

  private static let reducing: [Operator] = [
    Operator("collect") { p, _ in p.collect() }, Operator("collect(2)") { p, _ in p.collect(2) },
    Operator("reduce") { p, _ in p.reduce(0, +) }, Operator("tryReduce") { p, _ in p.tryReduce(0, +) },
    Operator("count") { p, _ in p.count() }, Operator("max") { p, _ in p.max() },
    Operator("tryMin") { p, _ in p.tryMin { $0 < $1 } }, Operator("contains") { p, _ in p.contains(2) },
    Operator("contains(where:)") { p, _ in p.contains { $0 > 1 } },
    Operator("tryContains") { p, _ in p.tryContains { $0 > 1 } },
    Operator("allSatisfy") { p, _ in p.allSatisfy { $0 > 0 } },
    Operator("tryAllSatisfy") { p, _ in p.tryAllSatisfy { $0 > 0 } },
  ]

  private static let failing: [Operator] = [
    Operator("mapError") { p, _ in p.mapError { $0 } }, Operator("catch") { p, _ in p.catch { _ in Just(1) } },
    Operator("tryCatch") { p, _ in p.tryCatch { _ in Just(1) } },
    Operator("replaceError") { p, _ in p.replaceError(with: 1) }, Operator("retry") { p, _ in p.retry(1) },
    Operator("setFailureType") { p, _ in p.replaceError(with: 1).setFailureType(to: TestError.self) },
    Operator("assertNoFailure") { p, _ in p.replaceError(with: 1).assertNoFailure() },
  ]

  private static let combining: [Operator] = [
    Operator("append") { p, _ in p.append(p) }, Operator("prepend") { p, _ in p.prepend(0) },
    Operator("merge") { p, _ in p.merge(with: p.map { $0 }) },
    Operator("merge of four") { p, _ in p.merge(with: p.map { $0 }, p.map { $0 }, p.map { $0 }) },
    Operator("MergeMany") { p, _ in Publishers.MergeMany(p, p, p) }, Operator("zip") { p, _ in p.zip(p) },
    Operator("zip of four") { p, _ in p.zip(p, p, p) }, Operator("combineLatest") { p, _ in p.combineLatest(p, p) },
    Operator("combineLatest of four") { p, _ in p.combineLatest(p, p, p) },
    Operator("flatMap") { p, _ in p.flatMap { Just($0).append(Empty(completeImmediately: false)) } },
    Operator("flatMap(1)") { p, _ in
      p.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).flatMap(maxPublishers: .max(1)) { Just($0) }
    },
    Operator("switchToLatest") { p, _ in
      p.map { Just($0).append(Empty(completeImmediately: false)) }.switchToLatest()
    },
  ]

  private static let timing: [Operator] = [
    Operator("debounce") { p, s in p.debounce(for: 1, scheduler: s) },
    Operator("throttle(latest)") { p, s in p.throttle(for: 1, scheduler: s, latest: true) },
    Operator("throttle(first)") { p, s in p.throttle(for: 1, scheduler: s, latest: false) },
    Operator("delay") { p, s in p.delay(for: 1, scheduler: s) },
    Operator("receive(on:)") { p, s in p.receive(on: s) }, Operator("subscribe(on:)") { p, s in p.subscribe(on: s) },
    Operator("timeout") { p, s in p.timeout(99, scheduler: s) },
    Operator("measureInterval") { p, s in p.measureInterval(using: s) },
    Operator("collect by time") { p, s in p.collect(.byTime(s, 1)) },
    Operator("collect by time or count") { p, s in p.collect(.byTimeOrCount(s, 1, 2)) },
  ]

  private static let others: [Operator] = [
    Operator("buffer(keepFull)") { p, _ in p.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) },
    Operator("buffer(byRequest)") { p, _ in p.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) },
    Operator("share") { p, _ in p.share() },
    Operator("multicast") { p, _ in p.multicast { PassthroughSubject() }.autoconnect() },
    Operator("makeConnectable") { p, _ in p.replaceError(with: 1).makeConnectable().autoconnect() },
    Operator("handleEvents") { p, _ in p.handleEvents(receiveOutput: { _ in }) },
    Operator("breakpoint") { p, _ in p.breakpointOnError() }, Operator("print") { p, _ in p.print(to: Silence()) },
  ]
}

private struct Silence: TextOutputStream {
  func write(_ string: String) {}
}
