import Foundation
import Testing

@testable import HomeCore

@Suite("Import and export on screen")
struct RecordTransferViewModelTests {
  private let file = URL(filePath: "/somewhere/books.csv")
  private let other = URL(filePath: "/somewhere/other.csv")

  @Test("shows how far an import has come, and what came of it")
  func importing() async {
    let exchange = MockRecordExchange(progress: [RecordProgress(rowCount: 5_000, fractionCompleted: 0.5)])
    exchange.answers.hold()
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    viewModel.trigger(.importFile(file))
    #expect(viewModel.state.activity == .importing(file: "books.csv"))
    #expect(viewModel.state.progress == RecordProgress(rowCount: 0))
    await until { viewModel.state.progress == RecordProgress(rowCount: 5_000, fractionCompleted: 0.5) }
    exchange.answers.release()
    #expect(viewModel.state.title == "Importing “books.csv”: 5,000 rows")
    #expect(said.titles.isEmpty)
    await until { viewModel.state.activity == nil }
    #expect(said.titles == ["3 rows of “books.csv” were imported."])
    #expect(viewModel.state.outcome == nil, "there is nothing more to read")
  }

  @Test("imports nothing of a file with bad rows, unless the user wants the good ones")
  func badRows() async {
    let report = RecordImportReport(
      kind: .books, importedCount: 3, badRowCount: 1, badRows: [BadRow(line: 7, reason: "There is no title.")])
    let exchange = MockRecordExchange(report: report)
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    viewModel.trigger(.importGoodRows)
    #expect(viewModel.state.activity == nil)
    viewModel.trigger(.importFile(file))
    await until { viewModel.state.activity == nil }
    var nothing = report
    nothing.importedCount = 0
    #expect(viewModel.state.outcome == .refused(nothing, file: "books.csv"))
    viewModel.trigger(.importGoodRows)
    await until { viewModel.state.outcome == .imported(report, file: "books.csv") }
    #expect(viewModel.state.outcome?.title == "3 rows of “books.csv” were imported. 1 was left out.")
    #expect(viewModel.state.outcome?.report == report, "what was left out can be read until it has been")
    #expect(said.titles.isEmpty)
    #expect(exchange.answers.calls == ["importRecords books.csv abort", "importRecords books.csv keep"])
    viewModel.trigger(.importGoodRows)
    #expect(viewModel.state.activity == nil)
  }

  @Test("leaves a refused file alone once that has been read")
  func refusing() async {
    let exchange = MockRecordExchange(
      report: RecordImportReport(kind: .books, badRowCount: 1, badRows: [BadRow(line: 2, reason: "Bad.")]))
    let viewModel = RecordTransferViewModel(exchange: exchange)
    viewModel.trigger(.importFile(file))
    await until { viewModel.state.outcome != nil }
    viewModel.trigger(.dismissOutcome)
    viewModel.trigger(.importGoodRows)
    #expect(viewModel.state.activity == nil && exchange.answers.calls.count == 1)
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

  @Test("says why it could not be done")
  func failing() async {
    let exchange = MockRecordExchange()
    exchange.answers.failure = ServiceError.unavailable(reason: "The disk is full.")
    let viewModel = RecordTransferViewModel(exchange: exchange)
    viewModel.trigger(.export(.books, to: file))
    await until { viewModel.state.outcome == .failed("The disk is full.") }
    exchange.answers.failure = nil
    viewModel.trigger(.importFile(file))
    #expect(viewModel.state.outcome == nil)
    await until { viewModel.state.activity == nil }
    #expect(viewModel.state.outcome == nil)
  }

  @Test("does one thing at a time, and stops when it is told to")
  func cancelling() async {
    let exchange = MockRecordExchange()
    exchange.answers.hold()
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = RecordTransferViewModel(exchange: exchange, notices: notices)
    viewModel.trigger(.importFile(file))
    await exchange.answers.waitForCalls(1)
    viewModel.trigger(.importFile(other))
    #expect(viewModel.state.activity == .importing(file: "books.csv"))
    viewModel.trigger(.cancel)
    #expect(viewModel.state.activity == nil && viewModel.state.outcome == nil)
    exchange.answers.release()
    viewModel.trigger(.importFile(other))
    await until { said.titles == ["3 rows of “other.csv” were imported."] }
  }
}
