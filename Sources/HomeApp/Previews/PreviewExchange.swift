import Foundation
import HomeCore

/// The import and export of screens that are previewed, which have no store.
enum PreviewExchange {
  /// How many rows have been imported where an import is shown.
  static let rowCount = 420

  /// Does nothing, and says so when it is asked to.
  static var transfer: AnyViewModel<RecordTransferState, RecordTransferInput> {
    let exchange = MockRecordExchange()
    exchange.answers.failure = ServiceError.unavailable(
      reason: String(localized: "A preview has no store. Start HomeApp to import and export."))
    return AnyViewModel(RecordTransferViewModel(exchange: exchange))
  }

  /// In the middle of an import.
  static var importing: AnyViewModel<RecordTransferState, RecordTransferInput> {
    let exchange = MockRecordExchange(progress: [RecordProgress(rowCount: rowCount, fractionCompleted: 0.42)])
    exchange.answers.hold()
    let viewModel = RecordTransferViewModel(exchange: exchange)
    viewModel.trigger(.importFile(URL(filePath: "/books.csv")))
    return AnyViewModel(viewModel)
  }
}
