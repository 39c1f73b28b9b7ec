import CGtk

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
}
