/// What one gets more than one pays for. The raw values are for files and databases, and what people call it.
public nonisolated enum Promotion: String, CaseIterable, Identifiable, Codable, Sendable {
  case buyOneGetOne = "1+1"
  case buyTwoGetOne = "2+1"
  case buyThreeGetOne = "3+1"

  public var id: Promotion { self }

  /// How many are paid for.
  public var paid: Int {
    switch self {
    case .buyOneGetOne: 1
    case .buyTwoGetOne: 2
    case .buyThreeGetOne: 3
    }
  }

  /// How many are taken home.
  public var received: Int { paid + 1 }
}
