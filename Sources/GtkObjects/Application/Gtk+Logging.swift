import CGtk
import Synchronization

extension Gtk {
  /// Reports a programming mistake that is not fatal, in the form of GTK's own warnings.
  package static func warn(_ message: String) {
    gtkbridge_warning(message)
  }

  package enum LogLevel {
    case debug, info, notice, warning

    fileprivate var flags: GLogLevelFlags {
      switch self {
      case .debug: G_LOG_LEVEL_DEBUG
      case .info: G_LOG_LEVEL_INFO
      case .notice: G_LOG_LEVEL_MESSAGE
      case .warning: G_LOG_LEVEL_WARNING
      }
    }
  }

  /// Writes a message to the structured log. The message is not evaluated if the log would drop it.
  package nonisolated static func log(_ message: () -> String, level: LogLevel, domain: String) {
    guard g_log_writer_default_would_drop(level.flags, domain) == 0 else { return }
    gtkbridge_log(domain, level.flags, message())
  }

  private nonisolated static let reported = Mutex<Set<String>>([])

  /// Reports once that a resource of the program is missing.
  package nonisolated static func reportMissing(_ kind: String, _ name: String) {
    guard reported.withLock({ $0.insert("\(kind) \(name)").inserted }) else { return }
    log({ "There is no \(kind) named \"\(name)\" in the resources." }, level: .warning, domain: "GtkBridge")
  }
}
