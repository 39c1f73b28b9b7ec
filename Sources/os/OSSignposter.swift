import Foundation

/// Measures intervals of a program.
///
/// Mirrors `OSSignposter`. There is no recording tool: the events and the lengths of the intervals are debug messages
/// of the subsystem.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter that measures nothing.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// Creates a signposter without a subsystem.
  public init() { log = .default }

  /// Creates a signposter of a category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter of one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter that writes to a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates a signposter with the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// Indicates whether the messages are written.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// Returns a new identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID.next() }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, start: ContinuousClock.now, text: isEnabled ? message.text() : "")
  }

  /// Ends an interval, and writes its length.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {
    guard isEnabled else { return }
    let length = ContinuousClock.now - state.start
    let words = [state.text, message.text()].filter { !$0.isEmpty }.map { " " + $0 }.joined()
    log.write(.debug, "\(name.description, privacy: .public): \(length, privacy: .public)\(words, privacy: .public)")
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
    guard isEnabled else { return }
    let text = message.text()
    log.write(.debug, "\(name.description, privacy: .public)\(text.isEmpty ? "" : " " + text, privacy: .public)")
  }

  /// Performs `task`, and writes its duration.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "", around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// An identifier that distinguishes intervals with the same name.
///
/// Mirrors `OSSignpostID`.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier from a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The identifier of a single interval with a name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of no interval.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of no interval.
  public static let null = OSSignpostID(0)

  private static let last = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  fileprivate static func next() -> OSSignpostID {
    OSSignpostID(
      last.withLock {
        $0 += 1
        return $0
      })
  }
}

/// An interval that has begun.
///
/// Mirrors `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start: ContinuousClock.Instant
  let text: String

  init(id: OSSignpostID, start: ContinuousClock.Instant, text: String) {
    (self.id, self.start, self.text) = (id, start, text)
  }
}
