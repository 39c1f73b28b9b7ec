import Combine
import CombineNetworking
import FoundationNetworking
import Testing

@Suite struct DataTaskPublisherTests {
  @Test func loadsAURL() async throws {
    let url = try #require(URL(string: "data:text/plain,hello"))
    var text: String?
    for try await (data, _) in URLSession.shared.dataTaskPublisher(for: url).values {
      text = String(decoding: data, as: UTF8.self)
    }
    #expect(text == "hello")
  }

  @Test func failsWithTheSessionsError() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
  }
}
