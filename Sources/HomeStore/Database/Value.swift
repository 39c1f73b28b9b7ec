/// What a parameter of a statement stands for.
enum Value: Equatable, Sendable {
  case null
  case integer(Int)
  case text(String)

  /// 1 or 0, as SQLite has no truth values.
  static func flag(_ value: Bool) -> Value { .integer(value ? 1 : 0) }

  /// Numbers as JSON, which `json_each` makes rows of.
  static func list(_ numbers: [Int]) -> Value { .text("[\(numbers.map(String.init).joined(separator: ","))]") }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(nilLiteral: ()) { self = .null }
}
