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
  /// - Returns: The exit status: 0, or EX_DATAERR if nothing was imported because of bad rows.
  /// - Throws: What `exchange` throws.
  public func run(
    with exchange: any RecordExchange, tell: (String) -> Void, warn: (String) -> Void
  ) async throws -> Int32 {
    switch self {
    case .exportRecords(let kind, let url, let format):
      let count = try await exchange.exportRecords(kind, to: url, format: format) { _ in }
      // What is exported to standard output may not have anything else in it.
      if url != .standardOutput {
        tell(String(localized: "\(count) record exported.", plural: "\(count) records exported.", count: count))
      }
      return EXIT_SUCCESS
    case .importRecords(let request):
      let report = try await exchange.importRecords(request) { _ in }
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
      tell(String(localized: "\(count) record imported.", plural: "\(count) records imported.", count: count))
      return EXIT_SUCCESS
    }
  }
}

nonisolated extension URL {
  /// What the program is given by the one who starts it.
  static let standardInput = URL(filePath: "/dev/stdin")
  /// What the program gives to the one who starts it.
  static let standardOutput = URL(filePath: "/dev/stdout")
}
