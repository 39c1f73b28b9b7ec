import Foundation

/// A message on its way to the journal or to standard error.
struct LogRecord {
  let type: OSLogType
  let subsystem: String
  let category: String
  let message: String

  private static let program = ProcessInfo.processInfo.processName
  /// The system connects standard error of the programs of a desktop to its journal.
  private static let journal = JournalSocket.isStandardError ? JournalSocket() : nil

  func write() {
    // The journal refuses a message that is too long for a packet. Then it still takes the lines.
    if let journal = Self.journal, journal.send(fields(program: Self.program)) { return }
    let time = Date.now.formatted(.verbatim(Self.time, locale: Self.posix, timeZone: .current, calendar: Self.days))
    let line = line(program: Self.program, process: ProcessInfo.processInfo.processIdentifier, time: time)
    // A program goes on where nobody reads its messages.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  private static let posix = Locale(identifier: "en_US_POSIX")
  private static let days = Calendar(identifier: .gregorian)
  private static let time: Date.FormatString = """
    \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)\
    .\(secondFraction: .fractional(3))
    """

  /// The line in the form of GLib's, which stands beside it.
  func line(program: String, process: Int32, time: String) -> String {
    let source = subsystem.isEmpty ? type.name : "\(subsystem)-\(type.name)"
    return "(\(program):\(process)): \(source): \(time): \(category.isEmpty ? "" : "[\(category)] ")\(message)"
  }

  /// The fields of the journal's entry.
  func fields(program: String) -> [(name: String, value: String)] {
    let fields = [
      ("MESSAGE", message), ("PRIORITY", String(type.priority)), ("SYSLOG_IDENTIFIER", program),
      ("SUBSYSTEM", subsystem), ("CATEGORY", category), ("GLIB_DOMAIN", subsystem),
    ]
    return fields.filter { !$0.1.isEmpty || $0.0 == "MESSAGE" }
  }
}
