/// A buy-some-get-one-free promotion. The raw values appear in files, in databases and on screen.
public nonisolated enum Promotion: String, CaseIterable, Identifiable, Codable, Sendable {
  /// Two items for the price of one.
  case buyOneGetOne = "1+1"
  /// Three items for the price of two.
  case buyTwoGetOne = "2+1"
  /// Four items for the price of three.
  case buyThreeGetOne = "3+1"

  public var id: Promotion { self }

  /// The number of items paid for.
  public var paid: Int {
    switch self {
    case .buyOneGetOne: 1
    case .buyTwoGetOne: 2
    case .buyThreeGetOne: 3
    }
  }

  /// The number of items received.
  public var received: Int { paid + 1 }
}
