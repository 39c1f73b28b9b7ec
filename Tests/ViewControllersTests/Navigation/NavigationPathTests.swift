import Foundation
import Testing
import ViewControllers

/// Paths that are stored and read again.
@Suite struct NavigationPathTests {
  struct Book: Codable, Hashable {
    let title: String
  }

  private func stored(_ path: NavigationPath) throws -> Data {
    try JSONEncoder().encode(try #require(path.codable))
  }

  @Test func aPathIsStoredAndReadAgain() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Book(title: "Four"))
    let data = try stored(path)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    #expect(read == path.codable)
  }

  @Test func theFormIsSwiftUIs() throws {
    var path = NavigationPath()
    path.append("a")
    path.append(7)
    #expect(try JSONDecoder().decode([String].self, from: stored(path)) == ["Si", "7", "SS", "\"a\""])
    #expect(try JSONDecoder().decode([String].self, from: stored(NavigationPath())) == [])
  }

  private struct Page: Hashable {}

  @Test func aPathWithOtherValuesCannotBeStored() {
    var path = NavigationPath([1])
    path.append(Page())
    #expect(path.codable == nil)
  }

  @Test func anUnknownTypeAndAWrongValueAreErrors() {
    for text in [#"["4Gone4BookV", "{}"]"#, #"["Si", "x"]"#, #"["Si"]"#, #"[1]"#, "{}"] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      }
    }
  }

  @Test func aTypeWithoutANameIsAnError() throws {
    struct Local: Codable, Hashable {}
    var path = NavigationPath()
    path.append(Local())
    #expect(throws: EncodingError.self) { try stored(path) }
  }
}
