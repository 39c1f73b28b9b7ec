import Foundation

nonisolated extension String {
  /// A message with its arguments, written as a string literal: the message to look up in the catalogue, and what goes into
  /// the translation's gaps.
  ///
  /// `"\(done) of \(total) files"` looks up `%@ of %@ files`; a translation that needs another order numbers its gaps, as in
  /// `%2$@개 중 %1$@개`. A percent sign is looked up as `%%`.
  ///
  /// Foundation's type of this name looks numbers up as `%lld`. Here every gap is `%@`, so that the messages can be found
  /// in the sources without a compiler, and each argument is formatted by its own type: none can be read as another.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// What is looked up.
    let key: String
    /// The texts that go into the gaps.
    let arguments: [String]

    public init(stringLiteral value: String) {
      key = MessageFormat.escaping(value)
      arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }
}

nonisolated extension String.LocalizationValue {
  /// Collects a message and its arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += MessageFormat.escaping(literal)
    }

    /// Puts text into the message as it is.
    public mutating func appendInterpolation(_ text: some StringProtocol) {
      append(String(text))
    }

    /// Puts a whole number into the message, with the user's separators.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      // No locale of ours writes a number without separators otherwise than Swift does, and formatters are slow to wake.
      let isShort = number.magnitude < 1000
      append(isShort ? "\(number)" : IntegerFormatStyle<Number>(locale: .user).format(number))
    }

    /// Puts a value into the message in a format: `"\(price, format: .currency(code: "KRW"))"`. The format is used in the
    /// user's locale.
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
