import Foundation
import HomeCore
import HomeStore

/// Measures a store beside what C does with SQLite: `BookStore import STORE FILE` prints the seconds that an import took,
/// `BookStore search STORE TEXT` the nanoseconds until the first page and the count of a search are there,
/// `BookStore key STORE TEXT` the key in the full-text index that begins with a word, and
/// `BookStore write STORE FILE` how long the user's own writes wait while a file is imported.
@main
enum BookStore {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fatalError("BookStore import|search|key|write STORE FILE|TEXT") }
    let store = Store(url: URL(filePath: arguments[2]), catalogue: nil)
    let clock = ContinuousClock()
    switch arguments[1] {
    case "import":
      let request = RecordImport(from: URL(filePath: arguments[3]))
      var report = RecordImportReport(kind: .books)
      let duration = try await clock.measure { report = try await store.records.importRecords(request) { _ in } }
      precondition(report.badRowCount == 0)
      print(duration / .seconds(1))
    case "key": print(SearchText.keys(of: arguments[3])[0])
    case "write": try await UserWrites(store: store, file: URL(filePath: arguments[3])).measure()
    default:
      let query = BookQuery(text: arguments[3])
      var durations: [Duration] = []
      for _ in 0..<15 {
        durations.append(
          try await clock.measure {
            _ = try await store.books.bookList(matching: query, after: nil, limit: 100)
            _ = try await store.books.numberOfBooks(matching: query)
          })
      }
      print(durations.sorted()[durations.count / 2] / .nanoseconds(1))
    }
    await store.close()
  }
}
