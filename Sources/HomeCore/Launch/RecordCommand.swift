import Foundation

/// An import or export requested on the command line, without a window.
public nonisolated enum RecordCommand: Equatable, Sendable {
  /// Reads records of a file into the shop.
  case importRecords(RecordImport)
  /// Writes the records of a kind to a file. Without a format, the extension of the file determines it.
  case exportRecords(RecordKind, to: URL, format: RecordFormat?)

  /// The command-line name of standard input and output. Their format defaults to CSV, because they have no file name.
  static let standardStream = "-"

  /// Indicates whether the command changes the shop. A command that only reads does not create a shop, either.
  public var changesShop: Bool {
    switch self {
    case .importRecords: true
    case .exportRecords: false
    }
  }

  /// Runs the command and reports its result.
  ///
  /// - Parameters:
  ///   - exchange: The exchange service.
  ///   - tell: A closure that receives a line about the result.
  ///   - warn: A closure that receives lines about problems.
  ///   - progress: A closure that receives a short progress line, on any thread.
  /// - Returns: The exit status: 0, EX_DATAERR if nothing was imported because of bad rows, or 128 + SIGINT if the task
  ///   was cancelled.
  /// - Throws: The errors of `exchange`.
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
      // An export to standard output must contain only the records, and its progress must not mix with it on a
      // terminal.
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
        warn(String(localized: "Nothing was imported. Use --on-bad-row keep to import the good rows."))
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
  /// A short description of the progress.
  fileprivate var line: String {
    let rows = String(localized: "\(rowCount) row", plural: "\(rowCount) rows", count: rowCount)
    return fractionCompleted.map { "\(rows), \($0.formatted(.percent.precision(.fractionLength(0))))" } ?? rows
  }
}

nonisolated extension URL {
  static let standardInput = URL(filePath: "/dev/stdin")
  static let standardOutput = URL(filePath: "/dev/stdout")
}
