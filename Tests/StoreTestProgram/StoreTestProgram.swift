import Foundation
import HomeCore

@testable import HomeStore

/// Uses a store and prints a line for every acknowledged operation: `StoreTestProgram STORE [LIMIT] COMMAND`.
///
/// - `buy`: adds books to the cart and checks out, repeatedly; prints each order's id and total.
/// - `import FILE keep|abort`: imports a file; prints the number of rows read from time to time, and finally `imported`
///   and the number of stored rows, or the error.
/// - `work FILE keep|abort`: does both at once until the import has ended, and prints both.
/// - `cart`: prints how many books are in the cart.
/// - `export FILE`: exports the books; prints each path that is synchronised to the disk, and the number of books.
/// - `save FILE`: writes a file like settings and journals; prints each path that is synchronised to the disk.
/// - `visit`: reads books, adds one to the cart and removes it again; prints the error, or `fine`.
///
/// LIMIT is `--file-size BYTES`, the maximum size of a file, or `--user ID`, the user for the rest.
@main
enum StoreTestProgram {
  static func main() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    let store = Store(url: URL(filePath: arguments.removeFirst()), catalogue: nil)
    while let limit = arguments.first, limit.hasPrefix("--") {
      let value = arguments.dropFirst().first.flatMap(UInt32.init) ?? 0
      arguments.removeFirst(2)
      switch limit {
      case "--file-size":
        signal(SIGXFSZ, SIG_IGN)
        var size = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        precondition(setrlimit(__rlimit_resource_t(1), &size) == 0, "RLIMIT_FSIZE")
      default: precondition(setgid(value) == 0 && setuid(value) == 0, limit)
      }
    }
    switch arguments.removeFirst() {
    case "buy": try await buy(from: store)
    case "cart": say("\(try await store.books.numberOfCartItems())")
    case "export":
      let file = URL(filePath: arguments.removeFirst())
      synchronizations.withLock { $0 = true }
      let count = try await store.records.exportRecords(.books, to: file, format: nil) { _ in }
      synchronizations.withLock { $0 = false }
      say("\(count)")
    case "save":
      synchronizations.withLock { $0 = true }
      try DurableFile.write(Data("x".utf8), to: URL(filePath: arguments.removeFirst()))
    case let command:
      guard let file = arguments.popFirst(), let policy = arguments.popFirst() else { return await visit(store) }
      let request = RecordImport(
        from: URL(filePath: file), badRows: policy == "keep" ? .keepGoodRows : .importNothing)
      let buying = command == "work" ? Task { try await buy(from: store) } : nil
      await importRecords(request, into: store)
      buying?.cancel()
      _ = await buying?.result
    }
  }

  private static func buy(from store: Store) async throws {
    while true {
      for _ in 0..<Int.random(in: 1...4) { try await store.books.addToCart(bookId: .random(in: 1...50)) }
      let order = try await store.books.checkout()
      say("\(order.id) \(order.total)")
    }
  }

  private static func importRecords(_ request: RecordImport, into store: Store) async {
    let exchange = StoreRecordExchange(store: store.file, rowsAtOnce: 40)
    say("begun")
    do {
      let report = try await exchange.importRecords(request) { say("read \($0.rowCount)") }
      say("imported \(report.importedCount)")
    } catch {
      say("\(error)")
    }
  }

  private static func visit(_ store: Store) async {
    for attempt in [read, change] {
      do {
        try await attempt(store)
        say("fine")
      } catch {
        say("\(error)")
      }
    }
  }

  private static func read(_ store: Store) async throws {
    _ = try await store.books.bookList()
  }

  private static func change(_ store: Store) async throws {
    try await store.books.addToCart(bookId: 1)
    try await store.books.removeFromCart(bookId: 1)
  }

  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
