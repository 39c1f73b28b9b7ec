import Combine
import Testing

/// A stream of text that can be read while a publisher writes to it.
private final class Log: TextOutputStream {
  var lines: [String] = []
  func write(_ string: String) { lines.append(string) }
}

@Suite struct DebuggingTests {
  @Test func printWritesALineForEachEvent() {
    let (log, subject) = (Log(), PassthroughSubject<Int, TestError>())
    let recorder = subject.print("s", to: log).record(demand: .max(1)) { _ in .max(2) }
    subject.send(1)
    subject.send(completion: .failure(TestError(code: 1)))
    #expect(
      log.lines == [
        "s: receive subscription: (PassthroughSubject)\n", "s: request max: (1)\n", "s: receive value: (1)\n",
        "s: request max: (2) (synchronous)\n", "s: receive error: (TestError(code: 1))\n",
      ])
    recorder.cancel()
    let other = Log()
    let token = Just(1).append(Empty(completeImmediately: false)).print(to: other).sink { _ in }
    token.cancel()
    #expect(other.lines.suffix(2) == ["receive value: (1)\n", "receive cancel\n"])
  }

  @Test func printNamesAnUnlimitedRequestAndTheFinish() {
    let log = Log()
    _ = [1].publisher.print(to: log).record()
    #expect(
      log.lines == [
        "receive subscription: ([1])\n", "request unlimited\n", "receive value: (1)\n", "receive finished\n",
      ])
  }

  @Test func handleEventsSeesEachEventFirst() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let watched = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("output \($0)") },
      receiveCompletion: { _ in events.append("completion") }, receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") })
    let first = watched.record(demand: .max(1)) { _ in
      events.append("received")
      return .none
    }
    subject.send(1)
    first.cancel()
    #expect(events == ["subscription", "request max(1)", "output 1", "received", "cancel"])
    events = []
    let second = watched.record()
    subject.send(completion: .finished)
    #expect(events == ["subscription", "request unlimited", "completion"] && second.isFinished)
  }

  @Test func breakpointPassesEverythingThrough() {
    let recorder = [1, 2].publisher.breakpoint(receiveOutput: { _ in true }).breakpointOnError().record()
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }
}

@Suite struct CodingTests {
  private struct Item: Codable, Equatable { var name: String }

  @Test func encodesAndDecodes() {
    let items = [Item(name: "a"), Item(name: "b")]
    let recorder = items.publisher.encode(encoder: JSONEncoder()).decode(type: Item.self, decoder: JSONDecoder())
      .record()
    #expect(recorder.values == items && recorder.isFinished)
  }

  @Test func speaksPropertyLists() {
    let recorder = Just(Item(name: "a")).encode(encoder: PropertyListEncoder())
      .decode(type: Item.self, decoder: PropertyListDecoder()).record()
    #expect(recorder.values == [Item(name: "a")])
  }

  @Test func failsWithTheDecodersError() {
    let recorder = Just(Data("{".utf8)).decode(type: Item.self, decoder: JSONDecoder()).record()
    #expect(recorder.error is DecodingError && recorder.values.isEmpty)
  }
}
