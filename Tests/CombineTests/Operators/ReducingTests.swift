import Combine
import Testing

@Suite struct ReducingTests {
  @Test func requestEverythingAndWaitForDemand() {
    let probe = Probe<Int, Never>()
    let recorder = probe.collect().record(demand: .none)
    #expect(probe.requests == [.unlimited])
    probe.send(1)
    probe.send(2)
    probe.send(completion: .finished)
    #expect(recorder.values.isEmpty && recorder.completion == nil)
    recorder.request(1)
    #expect(recorder.values == [[1, 2]] && recorder.isFinished)
  }

  @Test func collectSendsAnEmptyArrayForAnEmptyStream() {
    #expect(Empty<Int, Never>().collect().record().values == [[]])
  }

  @Test func passErrorsOnWithoutAResult() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.reduce(0, +).record()
    probe.send(1)
    probe.send(completion: .failure(TestError()))
    #expect(recorder.values.isEmpty && recorder.error == TestError())
  }

  @Test func reduceAndCount() {
    #expect((1...4).publisher.reduce(0, +).record().values == [10])
    #expect((1...4).publisher.count().record().values == [4])
    #expect(Empty<Int, Never>().count().record().values == [0])
    let failing = (1...4).publisher.tryReduce(0) { _, _ in throw TestError() }.record()
    #expect(failing.values.isEmpty && failing.error is TestError)
  }

  @Test func comparisons() {
    let values = [3, 1, 2].publisher
    #expect(values.min().record().values == [1] && values.max().record().values == [3])
    #expect(Publishers.Comparison(upstream: values, areInIncreasingOrder: <).record().values == [3])
    #expect(values.min(by: >).record().values == [3] && values.max(by: >).record().values == [1])
    #expect(Empty<Int, Never>().max().record().isFinished)
    let pairs = [(1, "a"), (1, "b")].publisher
    #expect(pairs.max { $0.0 < $1.0 }.record().values.first?.1 == "a")
    #expect(values.tryMin { _, _ in throw TestError() }.record().error is TestError)
    #expect(values.tryMax { $0 < $1 }.record().values == [3])
  }

  @Test func findingEndsTheStreamEarly() {
    let probe = Probe<Int, Never>()
    let recorder = probe.contains(2).record()
    probe.send(1)
    probe.send(2)
    #expect(recorder.values == [true] && recorder.isFinished && probe.cancelCount == 1)
    #expect((1...3).publisher.contains(9).record().values == [false])
    #expect((1...3).publisher.contains { $0 > 2 }.record().values == [true])
    #expect((1...3).publisher.allSatisfy { $0 > 0 }.record().values == [true])
    #expect((1...3).publisher.allSatisfy { $0 < 2 }.record().values == [false])
    #expect((1...3).publisher.tryContains { _ in throw TestError() }.record().error is TestError)
    #expect((1...3).publisher.tryAllSatisfy { _ in throw TestError() }.record().error is TestError)
  }
}
