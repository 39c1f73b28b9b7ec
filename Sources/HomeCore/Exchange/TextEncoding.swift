/// A character encoding of a text file.
public nonisolated enum TextEncoding: Equatable, Sendable {
  /// UTF-8.
  case utf8
  /// UTF-16 with the low byte first.
  case utf16LittleEndian
  /// UTF-16 with the high byte first.
  case utf16BigEndian
  /// CP949, the encoding of Korean spreadsheets and a superset of EUC-KR.
  case korean

  /// The encoding's name.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .korean: "EUC-KR (CP949)"
    }
  }
}
