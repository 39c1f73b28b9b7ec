/// What stands between the fields of a row.
public nonisolated enum FieldSeparator: CaseIterable, Sendable {
  case comma, semicolon, tab

  /// The character.
  public var character: Character {
    switch self {
    case .comma: ","
    case .semicolon: ";"
    case .tab: "\t"
    }
  }
}
