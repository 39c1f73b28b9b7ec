import Foundation

/// A part of a program that writes messages.
///
/// Mirrors `OSLog`.
public final class OSLog: Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log whose messages are not written.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// Creates a log of a category of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log of one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A category that Apple's tools know.
  ///
  /// Mirrors `OSLog.Category`. Here it is a name like any other.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category of points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of signposts that only a recording tool enables.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category of signposts with stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Returns whether messages of the level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    isEnabled(type: type, domains: ProcessInfo.processInfo.environment["G_MESSAGES_DEBUG"])
  }

  func isEnabled(type: OSLogType, domains: String?) -> Bool {
    if isDisabled { return false }
    guard type == .debug || type == .info else { return true }
    guard let domains = domains?.split(separator: " ") else { return false }
    return domains.contains("all") || domains.contains(subsystem[...])
  }

  /// Writes the message. Its values are computed only if the level is enabled.
  func write(_ type: OSLogType, _ message: OSLogMessage) {
    guard isEnabled(type: type) else { return }
    LogRecord(type: type, subsystem: subsystem, category: category, message: message.text()).write()
  }
}
