/// A kind of things that are imported from files and exported to them. The raw values are for command lines.
public nonisolated enum RecordKind: String, CaseIterable, Identifiable, Codable, Sendable {
  case books
  case comics
  case offers

  public var id: RecordKind { self }
}

/// How records are written into a file.
public nonisolated enum RecordFormat: String, CaseIterable, Identifiable, Codable, Sendable {
  /// Comma-separated values as in RFC 4180, in UTF-8, with the columns' names in the first row.
  case csv
  /// One JSON array of objects.
  case json
  /// One JSON object on each line.
  case jsonLines = "jsonl"

  public var id: RecordFormat { self }

  /// The format that a file's name ends in, in any case; `nil` if it is none of them. `.ndjson` is another name of JSON Lines.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    self.init(rawValue: ending == "ndjson" ? "jsonl" : ending)
  }
}
