/// The separator between the fields of a CSV row.
public nonisolated enum FieldSeparator: CaseIterable, Sendable {
  case comma, semicolon, tab

  /// The separator character.
  public var character: Character {
    switch self {
    case .comma: ","
    case .semicolon: ";"
    case .tab: "\t"
    }
  }
}
