import Foundation
import ViewControllers

/// An export format of the journal.
public nonisolated enum JournalFormat: String, CaseIterable, Sendable {
  /// Comma-separated values according to RFC 4180, with a header line.
  case csv
  /// A JSON array of objects.
  case json

  /// The suggested file name.
  public var fileName: String { "life-cycle-journal.\(rawValue)" }

  /// Returns the entries as text. Times are in UTC in ISO 8601 format, to the millisecond.
  public func text(of entries: [LifeCycleJournal.Entry]) throws(JournalWritingError) -> String {
    switch self {
    case .csv: csv(entries)
    case .json: try json(entries)
    }
  }

  private func csv(_ entries: [LifeCycleJournal.Entry]) -> String {
    let lines = entries.map { [String($0.id), $0.timestamp, $0.screen, $0.event.rawValue] }
    return ([["number", "time", "screen", "event"]] + lines)
      .map { $0.map(quotedIfNeeded).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private func quotedIfNeeded(_ field: String) -> String {
    // Compares scalars, because CR LF is a single `Character`.
    guard field.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  private func json(_ entries: [LifeCycleJournal.Entry]) throws(JournalWritingError) -> String {
    struct Row: Encodable {
      let number: Int
      let time: String
      let screen: String
      let event: LifeCycle
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let rows = entries.map { Row(number: $0.id, time: $0.timestamp, screen: $0.screen, event: $0.event) }
    do {
      return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
    } catch {
      throw JournalWritingError(String(localized: "The journal could not be written as JSON: \(error.reason)."))
    }
  }
}

extension LifeCycleJournal.Entry {
  /// The time in UTC in ISO 8601 format, to the millisecond: `2026-01-31T09:30:00.250Z`.
  public nonisolated var timestamp: String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// Returns the time of day for display, to the millisecond: `10:30:00.250`.
  public nonisolated func timeOfDay(in timeZone: TimeZone = .current) -> String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: timeZone)
    return date.formatted(style.time(includingFractionalSeconds: true))
  }
}
