import Dispatch
import Foundation

/// The files that the kernel watches for a program (inotify), for all of its ``FileMonitor``s.
///
/// A program has one instance of inotify: a user may have 128 in all programs together, each with thousands of files.
final class FileWatches: Sendable {
  static let shared = FileWatches()

  /// One monitor's part in the watching of a file.
  struct Watch {
    fileprivate let file: Int32
    fileprivate let number: Int
  }

  private typealias Handler = @Sendable () -> Void

  private struct State {
    /// The kernel's end of it, from the first file on and for ever.
    var source: (any DispatchSourceRead)?
    /// Who is to be told of a file. The kernel has one watch for a file, whatever path it was found by.
    var handlers: [Int32: [Int: Handler]] = [:]
    var lastNumber = 0
  }

  /// `NSLock`, because ThreadSanitizer does not understand how threads wait for a `Mutex`. They do wait here: the lock is held
  /// during a system call.
  private let lock = NSLock()
  /// Safe, because it is touched only while the lock is held.
  private nonisolated(unsafe) var state = State()

  /// Has a file watched; `nil` if it cannot be.
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
    // What a handler holds may have a monitor of its own: it goes when the lock is free again.
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
      // -1 says that there were more events than the kernel keeps: any file may have changed.
      let files = changed.contains(-1) ? Set(state.handlers.keys) : changed
      return files.flatMap { state.handlers[$0].map { Array($0.values) } ?? [] }
    }
    for handler in handlers { handler() }
  }

  /// Which files events are about.
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
