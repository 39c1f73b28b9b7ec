import GtkObjects

/// Writes what the program does to GLib's structured log, which a desktop keeps in its journal.
///
/// Mirrors `Logger` of Apple's unified logging. Debug and info messages are made, and come out on stderr, only where
/// `G_MESSAGES_DEBUG` names the subsystem or is `all`:
///
/// ```swift
/// private let logger = Logger(subsystem: "Notes")
/// logger.debug("\(count) notes were loaded.")
/// ```
///
/// May be used on any thread.
public struct Logger: Sendable {
  /// The part of the program that speaks; GLib's log domain.
  public let subsystem: String

  /// Makes a logger of a part of the program.
  public init(subsystem: String) {
    self.subsystem = subsystem
  }

  /// Says what helps to find a mistake in the program.
  public func debug(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .debug, domain: subsystem)
  }

  /// Says what may be of interest to who watches the program.
  public func info(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .info, domain: subsystem)
  }

  /// Says what the user should know, though nothing is wrong.
  public func notice(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .notice, domain: subsystem)
  }

  /// Says that something is wrong which the program can live with.
  public func warning(_ message: @autoclosure () -> String) {
    Gtk.log(message, level: .warning, domain: subsystem)
  }
}
