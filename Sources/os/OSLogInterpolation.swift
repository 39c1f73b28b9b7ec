/// The literal parts and the values of a message.
///
/// Mirrors `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// The closures that create the parts of the text, with or without private values.
  private(set) var parts: [(Bool) -> String] = []

  init(_ literal: String) { appendLiteral(literal) }

  /// Creates the interpolation of a message.
  public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

  /// Adds a literal part, which is always readable.
  public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool, _ text: @escaping () -> String
  ) {
    parts.append { align.applied(to: privacy.applied(to: text(), isScalar: isScalar, hidesPrivateValues: $0)) }
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(of: number()) }
  }

  /// Adds a number of single precision.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(of: Double(number())) }
  }

  /// Adds a number of double precision.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(of: number()) }
  }

  /// Adds a Boolean value.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: true) { format.text(of: value()) }
  }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ text: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: false, text)
  }

  /// Adds a value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: false) { value().description }
  }

  /// Adds an error by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: false) { error().map { String(describing: $0) } ?? "nil" }
  }

  /// Adds a type by its name.
  public mutating func appendInterpolation(
    _ type: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { String(describing: type()) }
  }
}
