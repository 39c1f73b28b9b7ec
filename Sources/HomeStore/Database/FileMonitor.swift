import Dispatch
import Foundation
import Synchronization

/// Tells when somebody has written to a file or set its times, with the kernel's notifications: nothing runs in between.
///
/// Several changes that come together may be told once.
final class FileMonitor: Sendable {
  private let source: Mutex<any DispatchSourceRead>

  /// Monitors what is at a path now; `nil` if it cannot be: nothing is told then.
  ///
  /// - Parameter onChange: Called on a thread of its own.
  init?(path: String, onChange: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, path, UInt32(IN_ATTRIB | IN_MODIFY)) >= 0 else {
      close(descriptor)
      return nil
    }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "HomeStore.monitor"))
    source.setEventHandler {
      // What has happened is not looked at, only taken away: until it is, the source goes on telling.
      var events = [UInt8](repeating: 0, count: 4_096)
      while read(descriptor, &events, events.count) > 0 {}
      onChange()
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    self.source = Mutex(source)
  }

  deinit { source.withLock { $0.cancel() } }
}
