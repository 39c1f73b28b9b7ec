import Foundation
import HomeCore

/// Refuses to import and export: a preview has no store.
nonisolated struct PreviewExchange: RecordExchange {
  /// The import and export of a screen that is previewed.
  @MainActor static var transfer: AnyViewModel<RecordTransferState, RecordTransferInput> {
    AnyViewModel(RecordTransferViewModel(exchange: PreviewExchange()))
  }

  func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport {
    throw Self.refusal
  }

  func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int {
    throw Self.refusal
  }

  private static var refusal: ServiceError {
    .unavailable(reason: String(localized: "A preview has no store. Start HomeApp to import and export."))
  }
}
