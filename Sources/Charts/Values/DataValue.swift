/// A value as a scale understands it. Not for use outside the library.
public enum _DataValue: Hashable, Sendable {
  /// A number, which may be infinite or not a number.
  case number(Double)
  /// The seconds since the reference date.
  case date(Double)
  /// The name of a category.
  case category(String)
}

extension _DataValue {
  /// The number or the seconds of a date, if there is one that a scale can place.
  var finite: Double? {
    switch self {
    case .number(let number), .date(let number): number.isFinite ? number : nil
    case .category: nil
    }
  }

  var kind: DataKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// Returns the value of a kind with a number.
  static func of(_ kind: DataKind, _ number: Double) -> _DataValue { kind == .date ? .date(number) : .number(number) }
}

/// The kinds of values, each with its own scales.
enum DataKind: Hashable { case number, date, category }
