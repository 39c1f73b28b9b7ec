import Foundation
import HomeCore

/// The import and export of screens that are previewed, which have no store.
enum PreviewExchange {
  /// How many rows have been imported where an import is shown.
  static let rowCount = 420

  /// Does nothing, and says so when it is asked to.
  static var transfer: ShopContent.Transfer {
    let exchange = MockRecordExchange()
    exchange.answers.failure = ServiceError.unavailable(
      reason: String(localized: "A preview has no store. Start HomeApp to import and export."))
    return AnyViewModel(RecordTransferViewModel(exchange: exchange))
  }

  /// In the middle of an import.
  static var importing: ShopContent.Transfer {
    let exchange = MockRecordExchange(progress: [RecordProgress(rowCount: rowCount, fractionCompleted: 0.42)])
    exchange.answers.hold()
    return transfer(of: exchange) { $0.trigger(.importFile(file)) }
  }

  /// After an import of a file with bad rows, which was refused.
  static var refused: ShopContent.Transfer {
    transfer(of: MockRecordExchange(report: report)) { $0.trigger(.importFile(file)) }
  }

  private static let file = URL(filePath: "/books.csv")

  private static var report: RecordImportReport {
    var report = RecordImportReport(kind: .books, importedCount: rowCount)
    for line in [7, 19, 311] { report.add(BadRow(line: line, reason: ServiceError.notFound.description)) }
    return report
  }

  private static func transfer(
    of exchange: MockRecordExchange, _ start: (RecordTransferViewModel) -> Void
  ) -> ShopContent.Transfer {
    let viewModel = RecordTransferViewModel(exchange: exchange)
    start(viewModel)
    return AnyViewModel(viewModel)
  }
}
