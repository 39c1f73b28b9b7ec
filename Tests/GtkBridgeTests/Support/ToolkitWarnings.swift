import CGtk
import Synchronization

/// The warnings of GTK. A critical message ends the tests; a warning does not.
enum ToolkitWarnings {
  private static let messages = Mutex<[String]>([])

  /// GLib accepts one writer per process.
  private static let isRecording: Void = g_log_set_writer_func(
    { level, fields, count, data in
      if level == G_LOG_LEVEL_WARNING, let fields {
        for index in 0..<Int(count) where String(cString: fields[index].key) == "MESSAGE" {
          guard let value = fields[index].value else { continue }
          let message = String(cString: value.assumingMemoryBound(to: CChar.self))
          ToolkitWarnings.messages.withLock { $0.append(message) }
        }
      }
      return g_log_writer_default(level, fields, count, data)
    }, nil, nil)

  /// Returns the warnings during an action.
  @MainActor
  static func during(_ action: () async throws -> Void) async rethrows -> [String] {
    isRecording
    messages.withLock { $0 = [] }
    try await action()
    return messages.withLock { $0 }
  }
}
