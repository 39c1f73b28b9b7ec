import Foundation
import HomeCore
import Testing

@testable import HomeStore

/// The moments are random, from the start of the process until it has done a good deal; each test says its seed.
@Suite("A program that is killed", .serialized)
final class KillTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What is wrong with a store's file; "" if nothing is.
  private func problems(of store: Store) async throws -> String {
    try await store.file.write { connection in
      try connection.executeScript("INSERT INTO book_search (book_search) VALUES ('integrity-check')")
      let integrity = try connection.query("PRAGMA integrity_check") { $0.text(0) }.joined(separator: "\n")
      let strays = try connection.query("PRAGMA foreign_key_check") { $0.text(0) }.joined(separator: "\n")
      return (integrity == "ok" ? "" : integrity) + strays
    }
  }

  @Test("while it buys loses no order, and leaves none in halves")
  func buying() async throws {
    var generator = SeededGenerator(seed: .random(in: 1...UInt64.max))
    let path = folder.newPath()
    let store = Store(url: URL(filePath: path)) { connection in
      for id in 1...50 {
        try connection.insert(
          BookDetail(
            book: Book(id: id, title: "Book \(id)", author: "Author", price: id * 100, imageName: ""), summary: "",
            publisher: "", year: 2000, pageCount: 1))
      }
    }
    _ = try await store.books.bookList()
    await store.close()
    var known: [Int: Int] = [:]
    for round in 1...100 {
      let program = try TestProgram([path, "buy"])
      // In every second round it has begun to buy; in the others it may just have opened the store.
      let lines = await program.kill(after: .random(in: 0...60_000, using: &generator), ofOutput: round % 2 == 0)
      for line in lines {
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        if numbers.count == 2 { known[numbers[0]] = numbers[1] }
      }
      let orders = try await store.books.orderHistory(after: nil, limit: 1_000_000)
      #expect(orders.map(\.id) == Array((1...max(orders.count, 1)).reversed().suffix(orders.count)))
      let totals = Dictionary(uniqueKeysWithValues: orders.map { ($0.id, $0.total) })
      #expect(known.allSatisfy { totals[$0.key] == $0.value }, "round \(round), \(generator)")
      #expect(orders.allSatisfy { !$0.items.isEmpty }, "round \(round), \(generator)")
      #expect(try await problems(of: store) == "", "round \(round), \(generator)")
      await store.close()
    }
    // Some were bought, however busy the machine is.
    #expect(known.count > 5)
  }

  @Test("while it imports has stored what it said, and of one transaction all or nothing", arguments: [true, false])
  func importing(isKeeping: Bool) async throws {
    var generator = SeededGenerator(seed: .random(in: 1...UInt64.max))
    let count = 400
    let file = folder.url.appending(path: "books.csv")
    let text = (1...count).map { "\($0),책 \($0) book,작가 author,\($0)\n" }.joined()
    try Data("id,title,author,price\n\(text)".utf8).write(to: file)
    var counts: Set<Int> = []
    for round in 1...50 {
      let path = folder.newPath()
      let program = try TestProgram([path, "import", file.path, isKeeping ? "keep" : "abort"])
      let lines = await program.kill(after: .random(in: 0...120_000, using: &generator), ofOutput: true)
      let said = lines.compactMap { Int($0) }.max() ?? 0
      let store = Store(url: URL(filePath: path), catalogue: nil)
      let stored = try await store.books.numberOfBooks(matching: BookQuery())
      #expect(stored >= said && stored % 40 == 0, "round \(round), \(generator)")
      if !isKeeping { #expect(stored == 0 || stored == count, "round \(round), \(generator)") }
      #expect(try await store.books.numberOfBooks(matching: BookQuery(text: "책")) == stored)
      #expect(try await problems(of: store) == "", "round \(round), \(generator)")
      await store.close()
      counts.insert(stored)
    }
    #expect(counts.count > 1, "It was always killed at the same point.")
  }
}

/// Random numbers that come again for the same seed.
struct SeededGenerator: RandomNumberGenerator, CustomStringConvertible {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  var description: String { "seed \(seed)" }

  mutating func next() -> UInt64 {
    // SplitMix64, by Steele, Lea and Flood.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
