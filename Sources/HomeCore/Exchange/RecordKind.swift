/// A kind of record that can be imported and exported. The raw values appear on command lines.
public nonisolated enum RecordKind: String, CaseIterable, Identifiable, Codable, Sendable {
  /// The books of the catalogue.
  case books
  /// The comics of the catalogue.
  case comics
  /// The offers of convenience stores.
  case offers

  public var id: RecordKind { self }
}

/// A file format for records.
public nonisolated enum RecordFormat: String, CaseIterable, Identifiable, Codable, Sendable {
  /// Comma-separated values according to RFC 4180, in UTF-8, with the column names in the first row.
  case csv
  /// A JSON array of objects.
  case json
  /// JSON Lines: one JSON object per line.
  case jsonLines = "jsonl"

  public var id: RecordFormat { self }

  /// Creates the format that a file name's extension denotes, in any case, or returns `nil`. `.ndjson` is a synonym of
  /// `.jsonl`.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    self.init(rawValue: ending == "ndjson" ? "jsonl" : ending)
  }
}
