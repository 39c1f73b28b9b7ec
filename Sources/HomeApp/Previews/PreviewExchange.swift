import Foundation
import HomeCore

/// Import and export view models for previews, which have no store.
enum PreviewExchange {
  /// The number of rows read so far in ``reading``.
  static let rowCount = 420

  /// A view model whose requests fail with an explanation.
  static var transfer: AnyViewModel<RecordTransferState, RecordTransferInput> {
    let exchange = MockRecordExchange()
    exchange.answers.failure = ServiceError.unavailable(
      reason: String(localized: "A preview has no store. Start HomeApp to import and export."))
    return AnyViewModel(RecordTransferViewModel(exchange: exchange))
  }

  /// A view model that is reading a file.
  static var reading: AnyViewModel<RecordTransferState, RecordTransferInput> {
    let exchange = MockRecordExchange(progress: [RecordProgress(rowCount: rowCount, fractionCompleted: 0.42)])
    exchange.answers.hold()
    let viewModel = RecordTransferViewModel(exchange: exchange)
    viewModel.trigger(.previewImport(URL(filePath: "/books.csv")))
    return AnyViewModel(viewModel)
  }

  static func report(goodRowCount: Int = rowCount, badLines: [Int] = []) -> RecordImportReport {
    var report = RecordImportReport(kind: .books, importedCount: goodRowCount)
    for line in badLines {
      report.add(BadRow(line: line, reason: String(localized: "An earlier row also has the id \(line).")))
    }
    return report
  }

  static func previewed(_ file: String = "books.csv", report: RecordImportReport) -> PreviewedImport {
    let titles = report.importedCount > 0 ? ["바다의 별", "The Lighthouse Keeper's Almanac of Tides", "달"] : []
    let names = [("번호", "id"), ("제목", "title"), ("저자", "author"), ("가격", "price"), ("publisher", "publisher")]
    return PreviewedImport(
      url: URL(filePath: "/\(file)"),
      preview: RecordImportPreview(
        format: .csv, encoding: .korean, separator: .semicolon,
        columns: names.map { RecordImportPreview.Column(header: $0, name: $1) }, ignoredColumns: ["비고", "ISBN"],
        rows: titles.enumerated().map { index, title in
          ["\(index + 1)", title, "한강수", "\(12_000 + index * 500)", "온책방"]
        }, repeatedCount: report.badRowCount, report: report))
  }
}
