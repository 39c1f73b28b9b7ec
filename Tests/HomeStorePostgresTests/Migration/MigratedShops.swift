import Foundation
import HomeCore
import HomeStore
import RecordFiles

@testable import HomeStorePostgres

/// Shops in files and on the server, between which tests carry records.
final class MigratedShops: Sendable {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func file(_ name: String) -> Store { Store(url: folder.url.appending(path: name), catalogue: nil) }

  func source(_ name: String) async throws -> SQLiteMigration {
    try await .source(folder.url.appending(path: name), place: name)
  }

  func target(_ name: String) async throws -> SQLiteMigration {
    try await .target(folder.url.appending(path: name), place: name)
  }

  func source(_ shop: TestShop, as user: String = "postgres") async throws -> PostgresMigration {
    try await .source(shop.cluster.address(of: shop.database, user: user), place: "server")
  }

  func target(_ shop: TestShop, as user: String = "postgres") async throws -> PostgresMigration {
    try await .target(shop.cluster.address(of: shop.database, user: user), place: "server")
  }

  /// Creates a file with unusual texts, high identifiers, an order of a removed book, and a like of a removed comic.
  func makeOddShop(_ name: String) async throws {
    let target = try await target(name)
    func add(_ table: MigratedTable, _ records: [[Value]]) async throws {
      try await target.replace(after: nil, through: nil, with: records, mark: MigrationMark(table))
    }
    try await target.begin(MigratedTable.allCases, from: "nothing")
    let texts = [
      "푸른 바다의 전설", "it's \"odd\" \\ \\N \\.", "tab\tline\nreturn\rend", "e\u{301} é", "\u{1F4DA}\u{200D}", " ",
      "a'b 'c\\",
      "\u{FEFF}\u{FFFD}\u{7F}\u{1}",
    ]
    let ids = [Int.min, -1, 0, 1, 2, 3, 1 << 40, Int.max - 1, Int.max]
    try await add(
      .books,
      ids.enumerated().map { index, id in
        let text = Value.text(texts[index % texts.count])
        return [.integer(id), text, text, .integer(index * 100), text, text, text, .integer(-index), .integer(index)]
      })
    try await add(
      .comics,
      ids.map { [.integer($0), "고양이", "한나래", "", .integer(1 << 40), .integer($0 & 1), .integer(-86_400_000)] })
    try await add(.offers, [[.integer(.max), "삼각김밥", 1_200, "cu", "1+1", ""]])
    try await add(.cart, [[1, 9, 999], [.integer(.max), 3, 1], [77, 1, 2]])
    try await add(.orders, [[4, -1], [5, 1_700_000_000_000], [.integer(.max - 1), 0]])
    try await add(
      .orderLines,
      [
        [4, 0, 1, "그때의 제목", "작가", 1, "그림", 999], [4, 1, .integer(.max), "b", "", 0, "", 1],
        [5, 0, 4_711, "A book that is gone", "Who", 50, "x", 2],
        [.integer(.max - 1), .integer(.max), 1, "", "", 3, "", 4],
      ])
    try await add(.likes, [[1], [888], [.integer(.max)]])
    try await target.finish()
    await target.close()
  }

  /// Creates a file with books, and an order for every hundredth book.
  func makeShop(_ name: String, bookCount: Int) async throws {
    let target = try await target(name)
    try await target.begin(MigratedTable.allCases, from: "nothing")
    func add(_ table: MigratedTable, _ records: [[Value]]) async throws {
      try await target.replace(after: nil, through: nil, with: records, mark: MigrationMark(table))
    }
    try await add(
      .books,
      (1...bookCount).map {
        [.integer($0), .text("책 \($0)"), "작가", .integer($0), "i", "s", "p", 2_000, 10]
      })
    try await add(.comics, (1...12).map { [.integer($0), "고양이", "한나래", "t", 10, 0, 0] })
    try await add(.cart, (1...7).map { [.integer($0), .integer(20 - $0), 1] })
    try await add(.orders, (1...9).map { [.integer($0), 5] })
    try await add(
      .orderLines, (1...9).flatMap { id in (0...2).map { [.integer(id), .integer($0), 1, "t", "a", 1, "i", 1] } })
    try await add(.likes, (5...9).map { [.integer($0)] })
    try await target.finish()
    await target.close()
  }

  /// Returns the checksums of all tables.
  func checksums(_ store: any MigrationStore) async throws -> [RecordChecksum] {
    var sums: [RecordChecksum] = []
    for table in MigratedTable.allCases {
      var sum = RecordChecksum()
      for record in try await store.records(of: table, after: nil, through: nil, limit: 1_000_000) { sum.add(record) }
      sums.append(sum)
    }
    await store.close()
    return sums
  }
}
