import Foundation

/// What is to be imported, and how.
public nonisolated struct RecordImport: Equatable, Sendable {
  /// What becomes of the good rows of a file that has bad ones. The raw values are for command lines.
  public enum BadRowPolicy: String, CaseIterable, Identifiable, Codable, Sendable {
    /// They are imported.
    case keepGoodRows = "keep"
    /// They are not imported either.
    case importNothing = "abort"

    public var id: BadRowPolicy { self }
  }

  /// The file.
  public var url: URL
  /// How it is written; by its name if `nil`.
  public var format: RecordFormat?
  /// What it holds; by its columns if `nil`.
  public var kind: RecordKind?
  /// What becomes of the good rows if there are bad ones.
  public var badRows: BadRowPolicy

  /// Makes an import.
  public init(
    from url: URL, format: RecordFormat? = nil, kind: RecordKind? = nil, badRows: BadRowPolicy = .importNothing
  ) {
    self.url = url
    self.format = format
    self.kind = kind
    self.badRows = badRows
  }
}

/// A row, or a JSON object, that cannot be imported.
public nonisolated struct BadRow: Equatable, Sendable {
  /// The line it begins on, counted from 1.
  public var line: Int
  /// What is wrong with it, in a sentence.
  public var reason: String

  /// Makes a bad row.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}

/// What has become of an import.
public nonisolated struct RecordImportReport: Equatable, Sendable {
  /// What the file holds.
  public var kind: RecordKind
  /// How many rows are in the store now, or were there and have been renewed.
  public var importedCount: Int
  /// How many rows were bad.
  public var badRowCount: Int
  /// The first of the bad rows, at most ``maximumBadRows``.
  public var badRows: [BadRow]

  /// How many bad rows are told of.
  public static let maximumBadRows = 100

  /// Makes a report.
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
