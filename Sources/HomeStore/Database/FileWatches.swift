import Dispatch
import Foundation

/// The shared inotify instance of all ``FileMonitor`` objects in a program.
///
/// It is shared because a user may have only 128 instances across all programs, each with thousands of watches.
final class FileWatches: Sendable {
  static let shared = FileWatches()

  /// A monitor's registration for a file.
  struct Watch {
    fileprivate let file: Int32
    fileprivate let number: Int
  }

  private typealias Handler = @Sendable () -> Void

  private struct State {
    /// The inotify event source. It is created with the first watch and never released.
    var source: (any DispatchSourceRead)?
    /// The handlers by watch descriptor. The kernel has one watch per file, regardless of the path.
    var handlers: [Int32: [Int: Handler]] = [:]
    var lastNumber = 0
  }

  /// An `NSLock`, because ThreadSanitizer does not understand waiting on a `Mutex`. Waiting does occur, because the
  /// lock is held during a system call.
  private let lock = NSLock()
  /// Safe, because it is only accessed while the lock is held.
  private nonisolated(unsafe) var state = State()

  /// Watches a file, or returns `nil` if it cannot be watched.
  func add(_ path: String, onChange: @escaping @Sendable () -> Void) -> Watch? {
    lock.withLock {
      if state.source == nil { state.source = Self.open() }
      guard let source = state.source else { return nil }
      let file = inotify_add_watch(Int32(source.handle), path, UInt32(IN_ATTRIB | IN_MODIFY))
      guard file >= 0 else { return nil }
      state.lastNumber += 1
      state.handlers[file, default: [:]][state.lastNumber] = onChange
      return Watch(file: file, number: state.lastNumber)
    }
  }

  func remove(_ watch: Watch) {
    // The handler is released outside the lock, because it may own the last reference to another monitor.
    let handler = lock.withLock {
      let handler = state.handlers[watch.file]?.removeValue(forKey: watch.number)
      if state.handlers[watch.file]?.isEmpty == true, let source = state.source {
        state.handlers[watch.file] = nil
        inotify_rm_watch(Int32(source.handle), watch.file)
      }
      return handler
    }
    withExtendedLifetime(handler) {}
  }

  private static func open() -> (any DispatchSourceRead)? {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "HomeStore.monitor"))
    source.setEventHandler { FileWatches.shared.read(from: descriptor) }
    source.activate()
    return source
  }

  private func read(from descriptor: Int32) {
    var changed: Set<Int32> = []
    var events = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Foundation.read(descriptor, &events, events.count)
      guard count > 0 else { break }
      changed.formUnion(Self.files(in: events.prefix(count)))
    }
    let handlers = lock.withLock {
      // A descriptor of -1 reports a queue overflow, after which any file may have changed.
      let files = changed.contains(-1) ? Set(state.handlers.keys) : changed
      return files.flatMap { state.handlers[$0].map { Array($0.values) } ?? [] }
    }
    for handler in handlers { handler() }
  }

  /// Returns the watch descriptors of the events.
  private static func files(in events: ArraySlice<UInt8>) -> Set<Int32> {
    var files: Set<Int32> = []
    events.withUnsafeBytes { bytes in
      var start = 0
      while start + MemoryLayout<inotify_event>.size <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        files.insert(event.wd)
        start += MemoryLayout<inotify_event>.size + Int(event.len)
      }
    }
    return files
  }
}
