/// A logger that writes messages of a subsystem to the system's journal, or to standard error.
///
/// Mirrors `Logger` of Apple's unified logging. A program that the desktop has started writes to the journal, which
/// keeps the level, the subsystem and the category of each message; one in a terminal writes lines to standard error.
/// Debug and info messages are written only if the environment variable `G_MESSAGES_DEBUG` contains the subsystem or
/// `all`:
///
/// ```swift
/// private let logger = Logger(subsystem: "io.github.example.Notes", category: "storage")
/// logger.debug("\(count) notes were loaded.")
/// ```
///
/// Thread-safe.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger of a category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(.default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message) }

  /// Writes a debug message.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message) }

  /// Writes a debug message.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message) }

  /// Writes a message that is helpful, but not essential.
  public func info(_ message: OSLogMessage) { log.write(.info, message) }

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(.default, message) }

  /// Writes a warning, which has the level of an error, as on Apple's systems.
  public func warning(_ message: OSLogMessage) { log.write(.error, message) }

  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(.error, message) }

  /// Writes a fault message.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message) }

  /// Writes a message about a bug of the program.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message) }
}
