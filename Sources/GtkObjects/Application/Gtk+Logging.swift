import CGtk

extension Gtk {
  /// Reports a programming mistake that the program can live with, the way GTK reports its own.
  package static func warn(_ message: String) {
    gtkbridge_warning(message)
  }

  /// How much a message matters.
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

  /// Writes a message to the structured log; it is not even made where nobody would read it.
  package nonisolated static func log(_ message: () -> String, level: LogLevel, domain: String) {
    guard g_log_writer_default_would_drop(level.flags, domain) == 0 else { return }
    gtkbridge_log(domain, level.flags, message())
  }
}
