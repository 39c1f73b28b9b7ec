import Foundation
import HomeCore
import RecordFiles

struct PostgresRecordExchange: RecordExchange {
  let shop: SharedShop
  /// The number of rows between two progress reports.
  var rowsAtOnce = 5_000

  func previewImport(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportPreview {
    try await ImportPreviewer().preview(request, rowsAtOnce: rowsAtOnce, progress: progress)
  }

  func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport {
    let report = try await shop.inSession { session in
      var staged: (report: RecordImportReport, transaction: String)?
      do {
        // Sorting in memory, including the pending entries of the word index, halves the time for a million books.
        try await session.run(
          "BEGIN; SET LOCAL work_mem = '64MB'; SELECT set_config('shop.origin', '\(shop.origin)', true)")
        let report = try await session.stage(request, rowsAtOnce: rowsAtOnce, progress: progress)
        let transaction = try await session.run("SELECT pg_current_xact_id()").first?.text(0) ?? ""
        staged = (report, transaction)
        try await session.run("COMMIT")
        return report
      } catch let error as PostgresError where error.isOfConnection {
        // If the connection ends before the commit, the server rolls the transaction back.
        if let staged, try await isCommitted(staged.transaction, after: error) { return staged.report }
        throw ServiceError.unavailable(reason: "\(error) " + String(localized: "Nothing was imported."))
      }
    }
    guard report.importedCount > 0 else { return report }
    await shop.noteChanges()
    switch report.kind {
    case .books:
      shop.books.send(.books)
      shop.books.send(.cart)
    case .comics: shop.comics.send(.comics)
    case .offers: shop.offers.send(())
    }
    return report
  }

  /// Requests the outcome of a transaction whose answer was lost, on another connection.
  ///
  /// - Throws: ``ServiceError`` if the outcome cannot be determined, or `CancellationError`.
  private func isCommitted(_ transaction: String, after error: PostgresError) async throws -> Bool {
    while true {
      let rows: [PostgresRow]
      do {
        rows = try await shop.read("SELECT pg_xact_status($1::text::xid8)", [.text(transaction)])
      } catch is ServiceError {
        let doubt = String(
          localized: "It is not known whether the records were imported. Check before you import them again.")
        throw ServiceError.unavailable(reason: "\(error) \(doubt)")
      }
      guard rows.first?.text(0) == "in progress" else { return rows.first?.text(0) == "committed" }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int {
    guard let format = format ?? RecordFormat(fileName: url.lastPathComponent) else {
      throw RecordFileError.unknownFormat(file: url.lastPathComponent)
    }
    return try await shop.inSession {
      try await $0.export(kind, to: url, format: format, rowsAtOnce: rowsAtOnce, progress: progress)
    }
  }
}
