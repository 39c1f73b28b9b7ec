enum Value: Equatable, Sendable {
  case null
  case integer(Int)
  case text(String)

  /// Returns 1 or 0, because SQLite has no Boolean type.
  static func flag(_ value: Bool) -> Value { .integer(value ? 1 : 0) }

  /// Returns the numbers as a JSON array for `json_each`.
  static func list(_ numbers: [Int]) -> Value { .text("[\(numbers.map(String.init).joined(separator: ","))]") }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(nilLiteral: ()) { self = .null }
}
