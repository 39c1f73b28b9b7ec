import Foundation
import HomeCore
import HomeStorePostgres

/// Measures a shop on a PostgreSQL server:
///
/// - `SharedStore import ADDRESS FILE` prints the seconds that an import takes.
/// - `SharedStore search ADDRESS TEXT` prints the milliseconds until the first page of a search is there, those until its
///   count is there, and the count. It ends with the standard input.
/// - `SharedStore orders SECONDS ADDRESS…` prints how many orders per second as many desktops place at once.
/// - `SharedStore changes ADDRESS COUNT` prints the milliseconds until each of so many likes is seen on another desktop.
@main
enum SharedStore {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else { fatalError("SharedStore import|search|orders|changes ARGUMENT…") }
    switch arguments[1] {
    case "import": try await importBooks(from: URL(filePath: arguments[3]), to: arguments[2])
    case "search": try await search(arguments[3], in: arguments[2])
    case "changes": try await SeenChanges(address: arguments[2]).measure(Int(arguments[3]) ?? 100)
    case "orders":
      let desktops = Desktops(stores: arguments[3...].map { PostgresStore(address: $0, catalogue: nil) })
      print(try await desktops.ordersPerSecond(for: .seconds(Int(arguments[2]) ?? 10)))
    default: fatalError("There is no measurement “\(arguments[1])”.")
    }
  }

  private static func importBooks(from file: URL, to address: String) async throws {
    let store = PostgresStore(address: address, catalogue: nil)
    // The shop is there before the clock starts.
    _ = try await store.books.numberOfCartItems()
    var report = RecordImportReport(kind: .books)
    let duration = try await ContinuousClock().measure {
      report = try await store.records.importRecords(RecordImport(from: file)) { _ in }
    }
    precondition(report.badRowCount == 0)
    print(duration / .seconds(1))
    await store.close()
  }

  private static func search(_ text: String, in address: String) async throws {
    let store = PostgresStore(address: address, catalogue: nil)
    let query = BookQuery(text: text)
    var count = 0
    let counting = try await median { count = try await store.books.numberOfBooks(matching: query) }
    let page = try await median { _ = try await store.books.bookList(matching: query, after: nil, limit: 100) }
    print(page, counting, count, separator: "\n")
    fflush(nil)
    // The connection stays open until the end of the standard input.
    _ = readLine()
    await store.close()
  }

  /// The median of the milliseconds that some work takes.
  private static func median(_ body: () async throws -> Void) async throws -> Double {
    var durations: [Duration] = []
    for _ in 0..<15 { durations.append(try await ContinuousClock().measure { try await body() }) }
    return durations.sorted()[durations.count / 2] / .milliseconds(1)
  }
}
