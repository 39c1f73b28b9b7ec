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
      // Sorting in memory, also of what the index of words puts off, halves the time of a million books.
      try await session.run(
        "BEGIN; SET LOCAL work_mem = '64MB'; SELECT set_config('shop.origin', '\(shop.origin)', true)")
      let report = try await session.stage(request, rowsAtOnce: rowsAtOnce, progress: progress)
      let transaction = try await session.run("SELECT pg_current_xact_id()").first?.text(0) ?? ""
      do {
        try await session.run("COMMIT")
      } catch let error as PostgresError where error.isOfConnection {
        guard try await isCommitted(transaction) else { throw error }
      }
      return report
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

  /// Asks on another connection what became of a transaction whose answer was lost.
  private func isCommitted(_ transaction: String) async throws -> Bool {
    while true {
      let rows = try await shop.read("SELECT pg_xact_status($1::text::xid8)", [.text(transaction)])
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
