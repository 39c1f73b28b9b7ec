import Foundation

/// An import request.
public nonisolated struct RecordImport: Equatable, Sendable {
  /// The treatment of the good rows of a file that has bad rows. The raw values appear on command lines.
  public enum BadRowPolicy: String, CaseIterable, Identifiable, Codable, Sendable {
    /// Import the good rows.
    case keepGoodRows = "keep"
    /// Import nothing.
    case importNothing = "abort"

    public var id: BadRowPolicy { self }
  }

  /// The file.
  public var url: URL
  /// The file format, or `nil` to derive it from the file name.
  public var format: RecordFormat?
  /// The kind of record, or `nil` to derive it from the columns.
  public var kind: RecordKind?
  /// The treatment of the good rows if there are bad rows.
  public var badRows: BadRowPolicy

  /// Creates an import request.
  public init(
    from url: URL, format: RecordFormat? = nil, kind: RecordKind? = nil, badRows: BadRowPolicy = .importNothing
  ) {
    self.url = url
    self.format = format
    self.kind = kind
    self.badRows = badRows
  }
}

/// A row or JSON object that cannot be imported.
public nonisolated struct BadRow: Equatable, Sendable {
  /// The number of its first line, counted from 1.
  public var line: Int
  /// A sentence that explains the problem.
  public var reason: String

  /// Creates a bad row.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}

/// The result of an import.
public nonisolated struct RecordImportReport: Equatable, Sendable {
  /// The kind of record in the file.
  public var kind: RecordKind
  /// The number of rows added to the store or updated in it.
  public var importedCount: Int
  /// The number of bad rows.
  public var badRowCount: Int
  /// The first bad rows, at most ``maximumBadRows``.
  public var badRows: [BadRow]

  /// The highest number of bad rows in a report.
  public static let maximumBadRows = 100

  /// Creates a report.
  public init(kind: RecordKind, importedCount: Int = 0, badRowCount: Int = 0, badRows: [BadRow] = []) {
    self.kind = kind
    self.importedCount = importedCount
    self.badRowCount = badRowCount
    self.badRows = badRows
  }

  /// Adds a bad row.
  public mutating func add(_ row: BadRow) {
    badRowCount += 1
    if badRows.count < Self.maximumBadRows { badRows.append(row) }
  }
}
