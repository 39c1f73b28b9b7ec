/// A chain of convenience stores. The raw values appear in files and databases.
public nonisolated enum ConvenienceStore: String, CaseIterable, Identifiable, Codable, Sendable {
  /// CU.
  case cu
  /// GS25.
  case gs25
  /// 7-Eleven.
  case sevenEleven = "seven-eleven"
  /// emart24.
  case emart24

  public var id: ConvenienceStore { self }

  /// The brand name, the same in every language.
  public var name: String {
    switch self {
    case .cu: "CU"
    case .gs25: "GS25"
    case .sevenEleven: "7-Eleven"
    case .emart24: "emart24"
    }
  }
}
