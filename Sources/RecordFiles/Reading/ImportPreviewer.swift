import HomeCore

/// An actor that previews imports on its own queue, so that the threads of the cooperative pool stay free.
package actor ImportPreviewer {
  private nonisolated let executor = QueueExecutor(label: "RecordFiles.preview")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package init() {}

  /// Reads a file to its end.
  ///
  /// - Throws: ``RecordFileError``, or a `CancellationError` soon after the task is cancelled.
  package func preview(
    _ request: RecordImport, rowsAtOnce: Int, progress: @Sendable (RecordProgress) -> Void
  ) throws -> RecordImportPreview {
    let file = try RecordFile(request)
    var report = RecordImportReport(kind: file.table.kind)
    while let row = try file.next() {
      switch row {
      case .good: report.importedCount += 1
      case .bad(let row): report.add(row)
      }
      if file.rowCount % rowsAtOnce == 0 {
        try Task.checkCancellation()
        progress(file.progress)
      }
    }
    return file.preview(report)
  }
}
