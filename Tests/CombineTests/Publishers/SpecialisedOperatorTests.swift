import Combine
import Testing

/// The operators of publishers with known values have the same results as those of any publisher.
@Suite struct SpecialisedOperatorTests {
  private func expectSame<P: Publisher, Q: Publisher>(
    _ specialised: P, _ general: Q, _ location: SourceLocation = #_sourceLocation
  ) where P.Output == Q.Output, P.Output: Equatable {
    let (one, two) = (specialised.record(), general.record())
    #expect(one.values == two.values, sourceLocation: location)
    #expect(one.isFinished == two.isFinished && one.completionCount == 1, sourceLocation: location)
    #expect((one.error == nil) == (two.error == nil), sourceLocation: location)
  }

  @Test(arguments: [[], [2], [3, 1, 1, 2], [1, 2, 2, 5]])
  func aSequenceKnowsItsResults(elements: [Int]) {
    let (known, any) = (elements.publisher, elements.publisher.eraseToAnyPublisher())
    expectSame(known.map { $0 * 2 }, any.map { $0 * 2 })
    expectSame(known.compactMap { $0 > 1 ? $0 : nil }, any.compactMap { $0 > 1 ? $0 : nil })
    expectSame(known.filter { $0 > 1 }, any.filter { $0 > 1 })
    expectSame(known.scan(1, +), any.scan(1, +))
    expectSame(known.reduce(1, +), any.reduce(1, +))
    expectSame(known.collect(), any.collect())
    expectSame(known.count(), any.count())
    expectSame(known.contains(2), any.contains(2))
    expectSame(known.contains { $0 > 4 }, any.contains { $0 > 4 })
    expectSame(known.allSatisfy { $0 > 1 }, any.allSatisfy { $0 > 1 })
    expectSame(
      known.tryAllSatisfy { if $0 > 2 { throw TestError() } else { true } },
      any.tryAllSatisfy { if $0 > 2 { throw TestError() } else { true } })
    expectSame(known.min(), any.min())
    expectSame(known.max(), any.max())
    expectSame(known.first(), any.first())
    expectSame(known.last(), any.last())
    expectSame(known.first { $0 > 1 }, any.first { $0 > 1 })
    expectSame(known.last { $0 < 3 }, any.last { $0 < 3 })
    expectSame(known.dropFirst(2), any.dropFirst(2))
    expectSame(known.drop { $0 != 1 }, any.drop { $0 != 1 })
    expectSame(known.prefix(2), any.prefix(2))
    expectSame(known.prefix { $0 != 1 }, any.prefix { $0 != 1 })
    expectSame(known.output(at: 1), any.output(at: 1))
    expectSame(known.output(in: 1...2), any.output(in: 1...2))
    expectSame(known.output(in: 1...), any.output(in: 1...))
    expectSame(known.removeDuplicates(), any.removeDuplicates())
    expectSame(known.removeDuplicates { abs($0 - $1) < 2 }, any.removeDuplicates { abs($0 - $1) < 2 })
    expectSame(known.ignoreOutput(), any.ignoreOutput())
    expectSame(known.prepend(7, 8).append([9]), any.prepend(7, 8).append([9]))
  }

  @Test(arguments: [nil, 2])
  func anOptionalKnowsItsResults(value: Int?) {
    let (known, any) = (value.publisher, value.publisher.eraseToAnyPublisher())
    expectSame(known.map { $0 * 2 }, any.map { $0 * 2 })
    expectSame(known.filter { $0 > 2 }, any.filter { $0 > 2 })
    expectSame(known.count(), any.count())
    expectSame(known.collect(), any.collect())
    expectSame(known.allSatisfy { $0 > 2 }, any.allSatisfy { $0 > 2 })
    expectSame(known.contains(2), any.contains(2))
    expectSame(known.reduce(3, +), any.reduce(3, +))
    expectSame(known.scan(3, +), any.scan(3, +))
    expectSame(known.replaceEmpty(with: 5), any.replaceEmpty(with: 5))
    expectSame(known.dropFirst(), any.dropFirst())
    expectSame(known.prefix(0), any.prefix(0))
    expectSame(known.output(at: 0), any.output(at: 0))
    expectSame(known.output(in: 1...), any.output(in: 1...))
    expectSame(known.min(), any.min())
  }

  @Test(arguments: [Result<Int, TestError>.success(2), .failure(TestError(code: 3))])
  func aResultKnowsItsResults(result: Result<Int, TestError>) {
    let (known, any) = (result.publisher, result.publisher.eraseToAnyPublisher())
    expectSame(known.map { $0 * 2 }, any.map { $0 * 2 })
    expectSame(known.tryMap { _ -> Int in throw TestError() }, any.tryMap { _ -> Int in throw TestError() })
    expectSame(known.count(), any.count())
    expectSame(known.contains(2), any.contains(2))
    expectSame(known.reduce(3, +), any.reduce(3, +))
    expectSame(known.replaceError(with: 8), any.replaceError(with: 8))
    expectSame(known.tryMin { $0 < $1 }, any.tryMin { $0 < $1 })
    expectSame(known.tryMax { $0 < $1 }, any.tryMax { $0 < $1 })
    let failing: (Int, Int) throws -> Bool = { _, _ in throw TestError(code: 7) }
    let expected = result == .success(2) ? 7 : 3
    #expect((known.tryMin(by: failing).record().error as? TestError)?.code == expected)
    #expect((known.tryMax(by: failing).record().error as? TestError)?.code == expected)
    let ended: Empty<Int, TestError> = known.ignoreOutput()
    #expect(ended.record().isFinished)
    let fused: Result<String, TestError>.Publisher = known.map { $0 + 1 }.map(String.init)
    #expect(fused.result == result.map { String($0 + 1) })
    #expect(
      known.mapError { TestError(code: $0.code + 1) }.record().error
        == any.mapError { TestError(code: $0.code + 1) }.record().error)
  }

  @Test func theTypesSayHowManyValuesAreLeft() {
    let _: Just<String> = Just(1).map { "\($0)" }
    let _: Optional<Int>.Publisher = Just(1).filter { $0 > 0 }
    let _: Result<Int, any Error>.Publisher = Just(1).tryMap { $0 }
    let _: Publishers.Sequence<[Int], Never> = Just(1).append(2).map { $0 }
    #expect([1, 2].publisher.count() == Just(2) && [1, 2].publisher.first() == Optional(1).publisher)
    #expect(Just(1).prepend(0) == [0, 1].publisher && Just(1).tryMap { $0 }.retry(2).record().values == [1])
  }

  @Test func theClosureIsCalledWhereTheOperatorIsWritten() {
    var calls = 0
    let mapped = Just(1).map { value in
      calls += 1
      return value
    }
    #expect(calls == 1)
    mapped.record().cancel()
    #expect(mapped.record().values == [1] && calls == 1)
  }
}
