import HomeCore

/// An actor that previews imports on its own queue, so that the threads of the cooperative pool stay free.
actor ImportPreviewer {
  private nonisolated let executor = QueueExecutor(label: "HomeStore.preview")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Reads a file to its end.
  ///
  /// - Throws: ``RecordFileError``, or a `CancellationError` soon after the task is cancelled.
  func preview(
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
