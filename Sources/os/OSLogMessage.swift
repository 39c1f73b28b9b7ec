/// A message whose interpolated values have a privacy, a format and an alignment.
///
/// Mirrors `OSLogMessage`. A string literal creates it, and the values are computed only if the message is written.
///
/// ```swift
/// logger.info("\(user, privacy: .private) bought \(price, format: .fixed(precision: 2), align: .right(columns: 8)).")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let interpolation: OSLogInterpolation

  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(value)
  }

  func text(hidesPrivateValues: Bool = OSLogPrivacy.hidesPrivateValues) -> String {
    interpolation.parts.map { $0(hidesPrivateValues) }.joined()
  }
}
