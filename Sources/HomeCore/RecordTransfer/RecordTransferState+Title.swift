nonisolated extension RecordTransferState {
  /// The running activity and its progress in one line, or `nil` if there is none.
  public var title: String? {
    let count = progress.rowCount
    return switch activity {
    case .reading(let file):
      String(localized: "Reading “\(file)”: \(count) row", plural: "Reading “\(file)”: \(count) rows", count: count)
    case .importing(let file):
      String(
        localized: "Importing “\(file)”: \(count) row", plural: "Importing “\(file)”: \(count) rows", count: count)
    case .exporting(let file):
      String(
        localized: "Exporting “\(file)”: \(count) row", plural: "Exporting “\(file)”: \(count) rows", count: count)
    case nil: nil
    }
  }
}

nonisolated extension RecordTransferState.Outcome {
  /// The outcome in one or two sentences.
  public var title: String {
    switch self {
    case .imported(let report, let file):
      let count = report.importedCount
      let text = String(
        localized: "\(count) row of “\(file)” was imported.", plural: "\(count) rows of “\(file)” were imported.",
        count: count)
      return report.badRowCount == 0 ? text : text + " " + report.leftOutText
    case .previewed(let previewed): return "“\(previewed.file)”: \(previewed.preview.title)"
    case .refused(let report, let file):
      let count = report.badRowCount
      return String(
        localized: "Nothing of “\(file)” was imported: \(count) row is bad.",
        plural: "Nothing of “\(file)” was imported: \(count) rows are bad.", count: count)
    case .exported(let count, let file):
      return String(
        localized: "\(count) row was written to “\(file)”.", plural: "\(count) rows were written to “\(file)”.",
        count: count)
    case .failed(let reason): return reason
    }
  }

  /// The report about bad rows, or `nil` if there were none.
  public var report: RecordImportReport? {
    switch self {
    case .imported(let report, _), .refused(let report, _): report.badRowCount > 0 ? report : nil
    case .previewed, .exported, .failed: nil
    }
  }

  /// The previewed file, if the outcome is a preview.
  public var previewed: PreviewedImport? {
    if case .previewed(let previewed) = self { previewed } else { nil }
  }
}

nonisolated extension RecordImportReport {
  fileprivate var leftOutText: String {
    String(localized: "\(badRowCount) was left out.", plural: "\(badRowCount) were left out.", count: badRowCount)
  }
}
