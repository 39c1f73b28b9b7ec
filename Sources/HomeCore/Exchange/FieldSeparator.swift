/// The separator between the fields of a CSV row.
public nonisolated enum FieldSeparator: CaseIterable, Sendable {
  /// A comma, as RFC 4180 requires.
  case comma
  /// A semicolon, as in countries whose decimal sign is the comma.
  case semicolon
  /// A tab.
  case tab

  /// The separator character.
  public var character: Character {
    switch self {
    case .comma: ","
    case .semicolon: ";"
    case .tab: "\t"
    }
  }
}
