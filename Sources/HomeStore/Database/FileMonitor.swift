/// A monitor that reports writes to a file and changes of its timestamps, based on kernel notifications without
/// polling.
///
/// Changes in quick succession may be reported once.
final class FileMonitor: Sendable {
  private let watch: FileWatches.Watch

  /// Monitors the file at a path. Returns `nil` if the file cannot be watched.
  ///
  /// - Parameter onChange: A closure that runs on a background thread.
  init?(path: String, onChange: @escaping @Sendable () -> Void) {
    guard let watch = FileWatches.shared.add(path, onChange: onChange) else { return nil }
    self.watch = watch
  }

  deinit { FileWatches.shared.remove(watch) }
}
