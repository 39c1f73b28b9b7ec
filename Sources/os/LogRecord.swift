import Foundation

/// A message for the journal or standard error.
struct LogRecord {
  let type: OSLogType
  let subsystem: String
  let category: String
  let message: String

  private static let program = ProcessInfo.processInfo.processName
  /// The system connects standard error of a desktop's programs to its journal.
  private static let journal = JournalSocket.isStandardError ? JournalSocket() : nil

  func write() {
    // The journal rejects a message that is too long for a packet. It still accepts its lines on standard error.
    if let journal = Self.journal, journal.send(fields(program: Self.program)) { return }
    let time = Date.now.formatted(.verbatim(Self.time, locale: Self.posix, timeZone: .current, calendar: Self.days))
    let line = line(program: Self.program, process: ProcessInfo.processInfo.processIdentifier, time: time)
    // A program continues even if its messages are not read.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  private static let posix = Locale(identifier: "en_US_POSIX")
  private static let days = Calendar(identifier: .gregorian)
  private static let time: Date.FormatString = """
    \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)\
    .\(secondFraction: .fractional(3))
    """

  /// Returns the line in the format of GLib's lines, which are in the same output.
  func line(program: String, process: Int32, time: String) -> String {
    let source = subsystem.isEmpty ? type.name : "\(subsystem)-\(type.name)"
    return "(\(program):\(process)): \(source): \(time): \(category.isEmpty ? "" : "[\(category)] ")\(message)"
  }

  /// Returns the fields of the journal's entry.
  func fields(program: String) -> [(name: String, value: String)] {
    let fields = [
      ("MESSAGE", message), ("PRIORITY", String(type.priority)), ("SYSLOG_IDENTIFIER", program),
      ("SUBSYSTEM", subsystem), ("CATEGORY", category), ("GLIB_DOMAIN", subsystem),
    ]
    return fields.filter { !$0.1.isEmpty || $0.0 == "MESSAGE" }
  }
}
