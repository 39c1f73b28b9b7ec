import Foundation

/// A record exchange for previews and tests that transfers no records. Its answers can be delayed or made to fail.
public nonisolated final class MockRecordExchange: RecordExchange {
  /// The timing and the errors of the answers.
  public let answers = MockAnswers()

  private let report: RecordImportReport
  private let progress: [RecordProgress]

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - report: The result of imports. Its imported count becomes 0 if bad rows prevent the import.
  ///   - progress: The progress values reported before an answer is awaited.
  public init(
    report: RecordImportReport = RecordImportReport(kind: .books, importedCount: 3), progress: [RecordProgress] = []
  ) {
    self.report = report
    self.progress = progress
  }

  /// Reports the progress, and returns a preview of a CSV file separated by commas with the given report.
  public func previewImport(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportPreview {
    for report in self.progress { progress(report) }
    try await answers.arrive("previewImport \(request.url.lastPathComponent)")
    return RecordImportPreview(format: .csv, separator: .comma, report: report)
  }

  /// Reports the progress, and returns the given report. No row counts as imported if bad rows prevent the import.
  public func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport {
    for report in self.progress { progress(report) }
    try await answers.arrive("importRecords \(request.url.lastPathComponent) \(request.badRows.rawValue)")
    var report = report
    if report.badRowCount > 0, request.badRows == .importNothing { report.importedCount = 0 }
    return report
  }

  /// Reports the progress, and returns the imported count of the given report. It writes no file.
  public func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int {
    for report in self.progress { progress(report) }
    let call = "exportRecords \(kind.rawValue) \(url.lastPathComponent)"
    try await answers.arrive(call + (format.map { " as \($0.rawValue)" } ?? ""))
    return report.importedCount
  }
}
