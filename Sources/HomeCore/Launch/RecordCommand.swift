import Foundation

/// What a command line asks to be done with files of records, without a window.
public nonisolated enum RecordCommand: Equatable, Sendable {
  case importRecords(RecordImport)
  case exportRecords(RecordKind, to: URL, format: RecordFormat?)

  /// The name of standard input, or output, on a command line. Nothing says how it is written: CSV unless something does.
  static let standardStream = "-"

  /// Does what was asked, and tells people about it.
  ///
  /// - Parameters:
  ///   - exchange: What does it.
  ///   - tell: Receives a line about what was done.
  ///   - warn: Receives lines about what is wrong.
  ///   - progress: Receives, on any thread, a short line about how far it is.
  /// - Returns: The exit status: 0, or EX_DATAERR if nothing was imported because of bad rows, or if the task has been
  ///   cancelled what a shell says of a program that Control-C has ended.
  /// - Throws: What `exchange` throws.
  public func run(
    with exchange: any RecordExchange, tell: (String) -> Void, warn: (String) -> Void,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Int32 {
    do {
      return try await carryOut(with: exchange, tell: tell, warn: warn, progress: { progress($0.line) })
    } catch is CancellationError {
      warn(cancellation)
      return 128 + SIGINT
    }
  }

  /// What has become of it when it has been cancelled.
  private var cancellation: String {
    switch self {
    case .importRecords: String(localized: "Cancelled: nothing was imported.")
    case .exportRecords(_, let url, _) where url == .standardOutput: String(localized: "Cancelled.")
    case .exportRecords(_, let url, _):
      String(localized: "Cancelled: “\(url.lastPathComponent)” was not written.")
    }
  }

  private func carryOut(
    with exchange: any RecordExchange, tell: (String) -> Void, warn: (String) -> Void,
    progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int32 {
    switch self {
    case .exportRecords(let kind, let url, let format):
      // What is exported to standard output may not have anything else in it, nor beside it on a terminal.
      let isStream = url == .standardOutput
      let count = try await exchange.exportRecords(kind, to: url, format: format) { if !isStream { progress($0) } }
      if !isStream {
        tell(String(localized: "\(count) record exported.", plural: "\(count) records exported.", count: count))
      }
      return EXIT_SUCCESS
    case .importRecords(let request):
      let report = try await exchange.importRecords(request, progress: progress)
      for row in report.badRows { warn("\(request.url.relativePath):\(row.line): \(row.reason)") }
      let hidden = report.badRowCount - report.badRows.count
      if hidden > 0 {
        warn(String(localized: "\(hidden) more row is bad.", plural: "\(hidden) more rows are bad.", count: hidden))
      }
      if report.badRowCount > 0, request.badRows == .importNothing {
        warn(String(localized: "Nothing was imported. With --on-bad-row keep the good rows are."))
        return EX_DATAERR
      }
      let count = report.importedCount
      if count == 0, report.badRowCount > 0 {
        warn(String(localized: "Nothing was imported: no row is good."))
        return EX_DATAERR
      }
      tell(String(localized: "\(count) record imported.", plural: "\(count) records imported.", count: count))
      return EXIT_SUCCESS
    }
  }
}

nonisolated extension RecordProgress {
  /// How far it has come, in a few words.
  fileprivate var line: String {
    let rows = String(localized: "\(rowCount) row", plural: "\(rowCount) rows", count: rowCount)
    return fractionCompleted.map { "\(rows), \($0.formatted(.percent.precision(.fractionLength(0))))" } ?? rows
  }
}

nonisolated extension URL {
  /// What the program is given by the one who starts it.
  static let standardInput = URL(filePath: "/dev/stdin")
  /// What the program gives to the one who starts it.
  static let standardOutput = URL(filePath: "/dev/stdout")
}
