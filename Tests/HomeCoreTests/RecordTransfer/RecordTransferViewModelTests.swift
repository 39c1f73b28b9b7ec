import Foundation
import Testing

@testable import HomeCore

@Suite("Import and export on screen")
struct RecordTransferViewModelTests {
  private let file = URL(filePath: "/somewhere/books.csv")
  private let other = URL(filePath: "/somewhere/other.csv")
  private let bad = RecordImportReport(
    kind: .books, importedCount: 3, badRowCount: 1, badRows: [BadRow(line: 7, reason: "There is no title.")])

  private func preview(_ url: URL, with viewModel: RecordTransferViewModel) async -> PreviewedImport? {
    viewModel.trigger(.previewImport(url))
    await until { viewModel.state.activity == nil }
    return viewModel.state.outcome?.previewed
  }

  @Test("names the records in the titles of the file dialogs")
  func titles() {
    #expect(RecordKind.allCases.map(\.importTitle) == ["Import Books", "Import Comics", "Import Offers"])
    #expect(RecordKind.allCases.map(\.exportTitle) == ["Export Books", "Export Comics", "Export Offers"])
  }

  @Test("shows how far the reading of a file has come, and imports nothing of it before the user wants it")
  func reading() async {
    let exchange = MockRecordExchange(progress: [RecordProgress(rowCount: 5_000, fractionCompleted: 0.5)])
    exchange.answers.hold()
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    viewModel.trigger(.importPreviewed)
    #expect(viewModel.state.activity == nil, "nothing has been looked at")
    viewModel.trigger(.previewImport(file))
    #expect(viewModel.state.activity == .reading(file: "books.csv"))
    await until { viewModel.state.progress == RecordProgress(rowCount: 5_000, fractionCompleted: 0.5) }
    #expect(viewModel.state.title == "Reading “books.csv”: 5,000 rows")
    viewModel.trigger(.importPreviewed)
    #expect(viewModel.state.activity == .reading(file: "books.csv"), "it has not been looked at yet")
    exchange.answers.release()
    await until { viewModel.state.activity == nil }
    #expect(viewModel.state.outcome?.title == "“books.csv”: 3 rows are good.")
    #expect(viewModel.state.outcome?.report == nil)
    #expect(viewModel.state.outcome?.previewed?.importTitle == "Import")
    #expect(said.titles.isEmpty && exchange.answers.calls == ["previewImport books.csv"])
  }

  @Test("shows how far an import has come, and what came of it")
  func importing() async {
    let exchange = MockRecordExchange(progress: [RecordProgress(rowCount: 5_000, fractionCompleted: 0.5)])
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    _ = await preview(file, with: viewModel)
    exchange.answers.hold()
    viewModel.trigger(.importPreviewed)
    #expect(viewModel.state.activity == .importing(file: "books.csv") && viewModel.state.outcome == nil)
    #expect(viewModel.state.progress == RecordProgress(rowCount: 0))
    viewModel.trigger(.importPreviewed)
    await until { viewModel.state.progress == RecordProgress(rowCount: 5_000, fractionCompleted: 0.5) }
    exchange.answers.release()
    #expect(viewModel.state.title == "Importing “books.csv”: 5,000 rows")
    #expect(said.titles.isEmpty)
    await until { viewModel.state.activity == nil }
    #expect(said.titles == ["3 rows of “books.csv” were imported."])
    #expect(viewModel.state.outcome == nil, "there is nothing more to read")
    #expect(exchange.answers.calls == ["previewImport books.csv", "importRecords books.csv abort"])
  }

  @Test("imports the good rows of a file that has bad ones, for that is what the user has seen")
  func badRows() async {
    let exchange = MockRecordExchange(report: bad)
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    let previewed = await preview(file, with: viewModel)
    #expect(previewed?.importTitle == "Import Good Rows" && previewed?.hasGoodRows == true)
    #expect(viewModel.state.outcome?.title == "“books.csv”: 3 rows are good. 1 row is bad.")
    viewModel.trigger(.importPreviewed)
    await until { viewModel.state.outcome == .imported(bad, file: "books.csv") }
    #expect(viewModel.state.outcome?.title == "3 rows of “books.csv” were imported. 1 was left out.")
    #expect(viewModel.state.outcome?.report == bad, "what was left out can be read until it has been")
    #expect(said.titles.isEmpty)
    #expect(exchange.answers.calls == ["previewImport books.csv", "importRecords books.csv keep"])
    viewModel.trigger(.importPreviewed)
    #expect(viewModel.state.activity == nil)
  }

  @Test("imports nothing of a file in which nothing is good")
  func nothingGood() async {
    let exchange = MockRecordExchange(
      report: RecordImportReport(kind: .books, badRowCount: 1, badRows: [BadRow(line: 2, reason: "Bad.")]))
    let viewModel = RecordTransferViewModel(exchange: exchange)
    #expect(await preview(file, with: viewModel)?.hasGoodRows == false)
    viewModel.trigger(.importPreviewed)
    #expect(viewModel.state.activity == nil && exchange.answers.calls.count == 1)
  }

  @Test("imports nothing of a file in which rows have become bad since it was looked at, and says so")
  func changed() async {
    let exchange = ChangedExchange(report: bad)
    let viewModel = RecordTransferViewModel(exchange: exchange)
    #expect(await preview(file, with: viewModel)?.request.badRows == .importNothing)
    viewModel.trigger(.importPreviewed)
    await until { viewModel.state.activity == nil }
    var nothing = bad
    nothing.importedCount = 0
    #expect(viewModel.state.outcome == .refused(nothing, file: "books.csv"))
    #expect(viewModel.state.outcome?.title == "Nothing of “books.csv” was imported: 1 row is bad.")
  }

  @Test("leaves a file alone that the user did not want to import")
  func declining() async {
    let exchange = MockRecordExchange()
    let viewModel = RecordTransferViewModel(exchange: exchange)
    _ = await preview(file, with: viewModel)
    viewModel.trigger(.dismissOutcome)
    viewModel.trigger(.importPreviewed)
    #expect(viewModel.state == RecordTransferState())
    #expect(exchange.answers.calls.count == 1)
  }

  @Test("takes the file that was looked at last")
  func second() async {
    let exchange = MockRecordExchange()
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    _ = await preview(file, with: viewModel)
    viewModel.trigger(.previewImport(other))
    #expect(viewModel.state.outcome == nil, "the first is not asked about any more")
    viewModel.trigger(.importPreviewed)
    await until { viewModel.state.activity == nil }
    viewModel.trigger(.importPreviewed)
    await until { said.titles == ["3 rows of “other.csv” were imported."] }
  }

  @Test("exports, and says how much")
  func exporting() async {
    let exchange = MockRecordExchange()
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    viewModel.trigger(.export(.comics, to: file))
    #expect(viewModel.state.activity == .exporting(file: "books.csv"))
    await until { said.titles == ["3 rows were written to “books.csv”."] }
    #expect(exchange.answers.calls == ["exportRecords comics books.csv"])
  }

  @Test("exports to a name without an ending as CSV, without replacing another file")
  func exportingWithoutEnding() async throws {
    let folder = try TemporaryFolder()
    let exchange = MockRecordExchange()
    let viewModel = RecordTransferViewModel(exchange: exchange)
    let chosen = folder.url.appendingPathComponent("mine")
    viewModel.trigger(.export(.books, to: chosen))
    await until { viewModel.state.activity == nil }
    try Data().write(to: folder.url.appendingPathComponent("mine.csv"))
    viewModel.trigger(.export(.books, to: chosen))
    await until { viewModel.state.activity == nil }
    #expect(exchange.answers.calls == ["exportRecords books mine.csv", "exportRecords books mine as csv"])
  }

  @Test("says why it could not be done")
  func failing() async {
    let exchange = MockRecordExchange()
    exchange.answers.failure = ServiceError.unavailable(reason: "The disk is full.")
    let viewModel = RecordTransferViewModel(exchange: exchange)
    viewModel.trigger(.export(.books, to: file))
    await until { viewModel.state.outcome == .failed("The disk is full.") }
    viewModel.trigger(.previewImport(file))
    #expect(viewModel.state.outcome == nil)
    await until { viewModel.state.outcome == .failed("The disk is full.") }
    exchange.answers.failure = nil
    #expect(await preview(file, with: viewModel) != nil)
  }

  @Test("does one thing at a time, and stops when it is told to", arguments: [false, true])
  func cancelling(isImporting: Bool) async {
    let exchange = MockRecordExchange()
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    if isImporting { _ = await preview(file, with: viewModel) }
    exchange.answers.hold()
    viewModel.trigger(isImporting ? .importPreviewed : .previewImport(file))
    await exchange.answers.waitForCalls(1)
    let activity = viewModel.state.activity
    viewModel.trigger(.previewImport(other))
    #expect(activity != nil && viewModel.state.activity == activity)
    viewModel.trigger(.cancel)
    #expect(viewModel.state.activity == nil && viewModel.state.outcome == nil)
    exchange.answers.release()
    #expect(await preview(other, with: viewModel)?.file == "other.csv")
    viewModel.trigger(.importPreviewed)
    await until { said.titles == ["3 rows of “other.csv” were imported."] }
  }
}

/// Provides a file with rows that are bad only at the import.
private struct ChangedExchange: RecordExchange {
  let report: RecordImportReport

  func previewImport(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportPreview {
    RecordImportPreview(format: .csv, report: RecordImportReport(kind: .books, importedCount: 4))
  }

  func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport {
    try await MockRecordExchange(report: report).importRecords(request, progress: progress)
  }

  func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int { 0 }
}
