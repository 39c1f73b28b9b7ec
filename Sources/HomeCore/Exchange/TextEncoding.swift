/// How the characters of a text file are written as bytes.
public nonisolated enum TextEncoding: Equatable, Sendable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  /// CP949, in which Korean spreadsheets save. EUC-KR is a part of it.
  case korean

  /// What it is called.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .korean: "EUC-KR (CP949)"
    }
  }
}
