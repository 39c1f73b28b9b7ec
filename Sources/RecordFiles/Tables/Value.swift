/// A value of a column, as databases store it.
package enum Value: Equatable, Sendable {
  case null
  case integer(Int)
  case text(String)

  /// Returns 1 or 0, because SQLite has no Boolean type.
  package static func flag(_ value: Bool) -> Value { .integer(value ? 1 : 0) }

  /// Returns the numbers as a JSON array for `json_each`.
  package static func list(_ numbers: [Int]) -> Value { .text("[\(numbers.map(String.init).joined(separator: ","))]") }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(nilLiteral: ()) { self = .null }
}
