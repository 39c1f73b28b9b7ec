import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres

/// A database with a separate shop for a test, and stores of it.
final class TestShop: Sendable {
  let cluster: PostgresCluster
  let database: String

  /// - Parameter cluster: The server, or `nil` for the one that all tests share.
  init(hasShop: Bool = true, on cluster: PostgresCluster? = nil) throws {
    self.cluster = try cluster ?? .shared
    database = try self.cluster.newDatabase(hasShop: hasShop)
    // A server of a test's own goes with all that it has.
    if cluster == nil { RepeatedFaults.databases?.add(database) }
  }

  /// A store with the rights of one of the users.
  func store(
    as user: String = "postgres", patience: SharedShop.Patience = SharedShop.Patience()
  ) -> PostgresStore {
    PostgresStore(address: cluster.address(of: database, user: user), catalogue: nil, patience: patience)
  }

  /// Runs statements as the administrator, and returns what they print.
  @discardableResult
  func run(_ sql: String) throws -> String {
    try cluster.run(database, sql)
  }

  func add(_ books: [BookDetail]) throws {
    let rows = books.map { detail in
      let book = detail.book
      return """
        (\(book.id), \(quoted(book.title)), \(quoted(book.author)), \(book.price), \(quoted(book.imageName)),
        \(quoted(detail.summary)), \(quoted(detail.publisher)), \(detail.year), \(detail.pageCount),
        \(search([book.title, book.author])))
        """
    }
    if !rows.isEmpty { try run("INSERT INTO shop.books VALUES \(rows.joined(separator: ","));") }
  }

  func add(_ comics: [Comic]) throws {
    for comic in comics {
      try run(
        """
        INSERT INTO shop.comics (id, title, author, thumbnail, likes, is_finished, start_date, search) VALUES
        (\(comic.id), \(quoted(comic.title)), \(quoted(comic.author)), \(quoted(comic.thumbnail)),
        \(comic.likes - (comic.isLiked ? 1 : 0)), \(comic.isFinished), \(Int(comic.startDate.timeIntervalSince1970 * 1000)),
        \(search([comic.title, comic.author])));
        \(comic.isLiked ? "INSERT INTO shop.liked_comics VALUES ('postgres', \(comic.id));" : "")
        """)
    }
  }

  func add(_ products: [Product]) throws {
    let rows = products.map { product in
      """
      (\(product.id), \(quoted(product.name)), \(product.price), \(quoted(product.store.rawValue)),
      \(quoted(product.promotion.rawValue)), \(quoted(product.imageName)), \(search([product.name])))
      """
    }
    if !rows.isEmpty { try run("INSERT INTO shop.products VALUES \(rows.joined(separator: ","));") }
  }

  private func search(_ texts: [String]) -> String {
    "array_to_tsvector(string_to_array(\(quoted(String(SearchText.terms(of: texts).dropFirst()))), ' '))"
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
}

extension PostgresStore {
  /// Expects each acknowledged order to be in the history once, with a maximum of one more order: its caller may have
  /// been stopped.
  func expectHistory(of acknowledged: [Order]) async throws {
    let history = try await books.orderHistory(after: nil, limit: 100_000)
    let orderByID = Dictionary(uniqueKeysWithValues: history.map { ($0.id, $0) })
    #expect(acknowledged.allSatisfy { orderByID[$0.id] == $0 })
    #expect((0...1).contains(history.count - acknowledged.count))
    #expect(Set(history.map(\.id)) == Set(1...history.count))
    #expect(history.allSatisfy { $0.items.map(\.quantity) == [1] })
  }
}

/// A folder that is removed with the test that created it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = URL.temporaryDirectory.appending(path: "HomeStorePostgresTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ text: String) throws -> URL {
    let url = url.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }
}

/// Random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
