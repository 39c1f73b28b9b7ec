import Foundation

nonisolated extension String {
  /// A message with arguments, written as a string literal. It holds the catalogue key and the arguments for the
  /// translation's placeholders.
  ///
  /// `"\(done) of \(total) files"` has the key `%@ of %@ files`. A translation that needs another order numbers its
  /// placeholders, as in `%2$@개 중 %1$@개`. A percent sign becomes `%%` in the key.
  ///
  /// Foundation's type of this name uses `%lld` for numbers. Here every placeholder is `%@`, so that the keys can be
  /// extracted from the sources without a compiler. Each argument is formatted by its own type, so none is misread as
  /// another type.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The catalogue key.
    let key: String
    /// The formatted arguments.
    let arguments: [String]

    /// Creates a message without arguments.
    public init(stringLiteral value: String) {
      key = MessageFormat.escaping(value)
      arguments = []
    }

    /// Creates a message from its interpolated parts.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }
}

nonisolated extension String.LocalizationValue {
  /// The collected key and arguments of an interpolated message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends text to the key, in which a percent sign becomes `%%`.
    public mutating func appendLiteral(_ literal: String) {
      key += MessageFormat.escaping(literal)
    }

    /// Appends a text argument.
    public mutating func appendInterpolation(_ text: some StringProtocol) {
      append(String(text))
    }

    /// Appends an integer argument with the user's grouping separators.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      // In all supported locales, numbers below 1000 have the same form as in Swift, which avoids a slow formatter.
      let isShort = number.magnitude < 1000
      append(isShort ? "\(number)" : IntegerFormatStyle<Number>(locale: .user).format(number))
    }

    /// Appends a formatted argument: `"\(price, format: .currency(code: "KRW"))"`. The format uses the user's locale.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
      append(format.locale(.user).format(value))
    }

    private mutating func append(_ argument: String) {
      key += MessageFormat.gap
      arguments.append(argument)
    }
  }
}
