/// Tells when somebody has written to a file or set its times, with the kernel's notifications: nothing runs in between.
///
/// Several changes that come together may be told once.
final class FileMonitor: Sendable {
  private let watch: FileWatches.Watch

  /// Monitors what is at a path now; `nil` if it cannot be: nothing is told then.
  ///
  /// - Parameter onChange: Called on a thread of its own.
  init?(path: String, onChange: @escaping @Sendable () -> Void) {
    guard let watch = FileWatches.shared.add(path, onChange: onChange) else { return nil }
    self.watch = watch
  }

  deinit { FileWatches.shared.remove(watch) }
}
