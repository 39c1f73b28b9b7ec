import GtkObjects

/// A logger that writes to GLib's structured log, which desktops store in the system journal.
///
/// Mirrors `Logger` of Apple's unified logging. Debug and info messages are evaluated and printed only if the
/// environment variable `G_MESSAGES_DEBUG` contains the subsystem or `all`:
///
/// ```swift
/// private let logger = Logger(subsystem: "Notes")
/// logger.debug("\(count) notes were loaded.")
/// ```
///
/// Thread-safe.
public struct Logger: Sendable {
  /// The subsystem, which is GLib's log domain.
  public let subsystem: String

  /// Creates a logger for a subsystem.
  public init(subsystem: String) {
    self.subsystem = subsystem
  }

  /// Logs a message for debugging.
  public func debug(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .debug, domain: subsystem)
  }

  /// Logs an informational message.
  public func info(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .info, domain: subsystem)
  }

  /// Logs a significant but normal event.
  public func notice(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .notice, domain: subsystem)
  }

  /// Logs a recoverable problem.
  public func warning(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .warning, domain: subsystem)
  }
}
