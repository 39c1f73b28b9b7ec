import Combine
import Testing

/// Operators that throw: the error ends the stream, and the upstream is cancelled.
@Suite struct TryOperatorTests {
  /// An operator that throws when it receives the number 2.
  struct Throwing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Probe<Int, TestError>) -> AnyPublisher<Int, any Error>

    init<P: Publisher & SendableMetatype>(
      _ name: String, _ apply: @escaping @Sendable (Probe<Int, TestError>) -> P
    ) where P.Failure == any Error {
      testDescription = name
      self.apply = { apply($0).map { _ in 0 }.eraseToAnyPublisher() }
    }
  }

  static let operators: [Throwing] = [
    Throwing("tryMap") { $0.tryMap { try check($0) } },
    Throwing("tryCompactMap") { $0.tryCompactMap { try check($0) } },
    Throwing("tryScan") { $0.tryScan(0) { try check($1) } },
    Throwing("tryFilter") { $0.tryFilter { try check($0) > 0 } },
    Throwing("tryRemoveDuplicates") { $0.tryRemoveDuplicates { _, new in try check(new) < 0 } },
    Throwing("tryDrop") { $0.tryDrop { try check($0) > 0 } },
    Throwing("tryPrefix") { $0.tryPrefix { try check($0) > 0 } },
    Throwing("tryFirst") { $0.tryFirst { try check($0) < 0 } },
    Throwing("tryLast") { $0.tryLast { try check($0) > 0 } },
    Throwing("tryReduce") { $0.tryReduce(0) { try check($1) } },
    Throwing("tryContains") { $0.tryContains { try check($0) < 0 } },
    Throwing("tryAllSatisfy") { $0.tryAllSatisfy { try check($0) > 0 } },
    Throwing("tryMin") { $0.tryMin { try check($0) < check($1) } },
    Throwing("tryMax") { $0.tryMax { try check($0) < check($1) } },
    Throwing("encode") { $0.encode(encoder: Coder()) },
    Throwing("decode") { $0.decode(type: Int.self, decoder: Coder()) },
  ]

  @Test(arguments: operators) func anErrorEndsTheStreamAndCancelsTheUpstream(of subject: Throwing) {
    let probe = Probe<Int, TestError>()
    let recorder = subject.apply(probe).record()
    probe.send(1)
    #expect(recorder.completion == nil)
    let seen = recorder.values.count
    probe.send(2)
    #expect(recorder.error as? TestError == TestError(code: 2) && probe.cancelCount == 1)
    probe.send(3)
    probe.send(completion: .finished)
    recorder.cancel()
    #expect(recorder.values.count == seen && recorder.completionCount == 1 && probe.cancelCount == 1)
  }

  @Test(arguments: operators) func anErrorNeedsNoDemand(of subject: Throwing) {
    let probe = Probe<Int, TestError>()
    let recorder = subject.apply(probe).record(demand: .none)
    probe.send(completion: .failure(TestError(code: 7)))
    #expect(recorder.error as? TestError == TestError(code: 7) && recorder.values.isEmpty)
  }

  private static func check(_ value: Int) throws -> Int {
    if value == 2 { throw TestError(code: 2) }
    return value
  }

  private struct Coder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> Int { try check(value as? Int ?? 0) }

    func decode<T: Decodable>(_ type: T.Type, from value: Int) throws -> T {
      guard let result = try check(value) as? T else { throw TestError() }
      return result
    }
  }
}
