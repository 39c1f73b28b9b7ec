import Foundation
import HomeCore
import Synchronization
import Testing

@testable import HomeStore

@Suite("Import and export from a command line", .serialized)
final class RecordCommandTests {
  private let folder: TemporaryFolder
  private var told: [String] = []
  private var warned: [String] = []

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ command: RecordCommand, with store: Store) async throws -> Int32 {
    told = []
    warned = []
    return try await command.run(with: store.records, tell: { told.append($0) }, warn: { warned.append($0) })
  }

  @Test("say what was done, and which rows are bad")
  func messages() async throws {
    let url = folder.url.appending(path: "books.csv")
    let bad = (1...RecordImportReport.maximumBadRows + 1).map { "Book \($0),Someone,free\n" }.joined()
    try Data("title,author,price\nGood,Someone,1\n\(bad)".utf8).write(to: url)
    let store = Store(in: folder)

    #expect(try await run(.importRecords(RecordImport(from: url)), with: store) == EX_DATAERR)
    #expect(told.isEmpty)
    #expect(warned.count == RecordImportReport.maximumBadRows + 2)
    #expect(
      warned.first?.hasSuffix("books.csv:3: “price” is not a whole number from 0 to 1,000,000,000: “free”.") == true)
    #expect(warned[RecordImportReport.maximumBadRows] == "1 more row is bad.")
    #expect(warned.last == "Nothing was imported. Use --on-bad-row keep to import the good rows.")

    #expect(try await run(.importRecords(RecordImport(from: url, badRows: .keepGoodRows)), with: store) == 0)
    #expect(told == ["1 record imported."])
    #expect(try await run(.exportRecords(.books, to: url, format: nil), with: store) == 0)
    #expect(told == ["1 record exported."] && warned.isEmpty)
  }

  @Test("say by the exit status that nothing was good")
  func nothingGood() async throws {
    let url = folder.url.appending(path: "books.csv")
    try Data("title,author,price\nBook,Someone,free\n".utf8).write(to: url)
    let store = Store(in: folder)
    #expect(try await run(.importRecords(RecordImport(from: url, badRows: .keepGoodRows)), with: store) == EX_DATAERR)
    #expect(told == [] && warned.last == "Nothing was imported: no row is good.")
  }

  @Test("say how far they are, and that nothing was done when they are cancelled")
  func cancelling() async throws {
    let exchange = MockRecordExchange(progress: [
      RecordProgress(rowCount: 5_000, fractionCompleted: 0.084), RecordProgress(rowCount: 10_000),
    ])
    exchange.answers.failure = CancellationError()
    let shown = Mutex<[String]>([])
    let url = folder.url.appending(path: "books.csv")
    func status(of command: RecordCommand) async throws -> Int32 {
      try await command.run(
        with: exchange, tell: { told.append($0) }, warn: { warned.append($0) },
        progress: { line in shown.withLock { $0.append(line) } })
    }
    #expect(try await status(of: .importRecords(RecordImport(from: url))) == 128 + SIGINT)
    #expect(shown.withLock { $0 } == ["5,000 rows, 8%", "10,000 rows"])
    #expect(try await status(of: .exportRecords(.books, to: url, format: .csv)) == 128 + SIGINT)
    #expect(told.isEmpty)
    #expect(warned == ["Cancelled: nothing was imported.", "Cancelled: “books.csv” was not written."])
  }
}
