/// The level of a message.
///
/// Mirrors `OSLogType`. Debug and info messages are written only if the environment variable `G_MESSAGES_DEBUG`
/// contains the subsystem or `all`, as for the desktop's own programs.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level, which equals Apple's.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that help to explain a failure.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of messages that are helpful, but not essential.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages for development.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors of the program.
  public static let error = OSLogType(rawValue: 16)
  /// The level of errors of the system and of bugs.
  public static let fault = OSLogType(rawValue: 17)
}

extension OSLogType {
  /// The journal's priority for the level.
  var priority: Int {
    switch self {
    case .debug: 7
    case .info: 6
    case .error: 3
    case .fault: 2
    default: 5
    }
  }

  /// The name for a line on standard error.
  var name: String {
    switch self {
    case .debug: "DEBUG"
    case .info: "INFO"
    case .error: "ERROR"
    case .fault: "FAULT"
    default: "NOTICE"
    }
  }
}
