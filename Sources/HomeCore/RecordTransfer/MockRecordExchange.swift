import Foundation

/// Imports and exports nothing, for previews and tests, with answers that can be held back or made to fail.
public nonisolated final class MockRecordExchange: RecordExchange {
  /// When and how calls are answered.
  public let answers = MockAnswers()

  private let report: RecordImportReport
  private let progress: [RecordProgress]

  /// - Parameters:
  ///   - report: What imports come to; without its bad rows' company if nothing is to be imported then.
  ///   - progress: What is told before an answer is waited for.
  public init(
    report: RecordImportReport = RecordImportReport(kind: .books, importedCount: 3), progress: [RecordProgress] = []
  ) {
    self.report = report
    self.progress = progress
  }

  public func previewImport(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportPreview {
    for report in self.progress { progress(report) }
    try await answers.arrive("previewImport \(request.url.lastPathComponent)")
    return RecordImportPreview(format: .csv, separator: .comma, report: report)
  }

  public func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport {
    for report in self.progress { progress(report) }
    try await answers.arrive("importRecords \(request.url.lastPathComponent) \(request.badRows.rawValue)")
    var report = report
    if report.badRowCount > 0, request.badRows == .importNothing { report.importedCount = 0 }
    return report
  }

  public func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int {
    for report in self.progress { progress(report) }
    try await answers.arrive("exportRecords \(kind.rawValue) \(url.lastPathComponent)")
    return report.importedCount
  }
}
