import Foundation
import HomeCore
import RecordFiles
import Synchronization

struct StoreRecordExchange: RecordExchange {
  let store: StoreFile
  /// The number of rows between two progress reports.
  var rowsAtOnce = Self.standardRowsAtOnce

  static let standardRowsAtOnce = 5_000

  /// An error that rolls back the import of a file with bad rows.
  private struct Rejection: Error {}

  func previewImport(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportPreview {
    try await ImportPreviewer().preview(request, rowsAtOnce: rowsAtOnce, progress: progress)
  }

  func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport {
    let session = SharedSession(try ImportSession(request))
    do {
      // The import is a single transaction: all rows or none. Changes by the user in the meantime go to another file.
      try await store.catalogue.write { connection in
        while try session.use({ session in
          let isStoring = request.badRows == .keepGoodRows || session.report.badRowCount == 0
          return try session.importRows(atMost: rowsAtOnce, into: connection, storing: isStoring)
        }) {
          progress(session.use(\.progress))
          try connection.checkCancellation()
        }
        if request.badRows == .importNothing, session.use(\.report).badRowCount > 0 { throw Rejection() }
      }
      progress(session.use(\.progress))
    } catch is Rejection {
      var report = session.use(\.report)
      report.importedCount = 0
      return report
    }
    return session.use(\.report)
  }

  func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int {
    guard let format = format ?? RecordFormat(fileName: url.lastPathComponent) else {
      throw RecordFileError.unknownFormat(file: url.lastPathComponent)
    }
    guard !store.isPart(url) else { throw RecordFileError.isStore(file: url.lastPathComponent) }
    let columns = RecordTable.table(for: kind).columns
    let records = StoredRecords(of: kind)
    return try await store.catalogue.readAtLength { connection in
      let total = try connection.integer("SELECT count(*) FROM \(records.table)") ?? 0
      let sink = try ByteSink(url)
      let writer = RecordWriter(columns: columns, format: format, sink: sink)
      try writer.begin()
      try connection.statement(records.select).forEachRow { row in
        try writer.write(columns.indices.map { row.text(Int32($0)) })
        if writer.rowCount % rowsAtOnce == 0 {
          try connection.checkCancellation()
          progress(
            RecordProgress(rowCount: writer.rowCount, fractionCompleted: Double(writer.rowCount) / Double(total)))
        }
      }
      try writer.end()
      try sink.finish()
      progress(RecordProgress(rowCount: writer.rowCount, fractionCompleted: 1))
      return writer.rowCount
    }
  }
}

/// A mutex around an import session, which is used from the database's queue.
private final class SharedSession: Sendable {
  private let session: Mutex<ImportSession>

  init(_ session: sending ImportSession) {
    self.session = Mutex(session)
  }

  func use<Result: Sendable>(_ body: (ImportSession) throws -> Result) rethrows -> Result {
    try session.withLock { try body($0) }
  }
}
