import Graphics

extension LocalizedStringKey {
  /// The texts and values of an interpolated key.
  ///
  /// Mirrors SwiftUI's `LocalizedStringKey.StringInterpolation`. Numbers have the format of the user's locale, such as
  /// separators between thousands.
  public struct StringInterpolation: StringInterpolationProtocol {
    var message = LocalizedMessage(key: "")

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      if interpolationCount > 1 { message.arguments.reserveCapacity(interpolationCount) }
    }

    /// Appends text between the values.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { message.appendLiteral(literal) }
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ string: String) { message.append(.text(string), placeholder: "%@") }

    /// Appends a part of a text.
    public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }

    /// Appends an integer, the most common type of counts.
    public mutating func appendInterpolation(_ value: Int) {
      message.append(.integer(Int64(value)), placeholder: "%lld")
    }

    /// Appends a number.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      message.append(value._argument.argument, placeholder: Value._specifier)
    }

    /// Appends a number in a format of the C library: `"\(price, specifier: "%.2f") €"`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      message.append(value._argument.argument, placeholder: specifier, isPlain: false)
    }

    /// Appends a value in a format: `"\(price, format: .currency(code: "EUR"))"`. A format without a locale of its own
    /// uses the user's.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      appendInterpolation(format.inDesktopLocale().format(value))
    }

    /// Appends a value that a formatter converts, or its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Appends a date that a formatter converts. On Linux, a date is no `ReferenceConvertible`.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      appendInterpolation(formatter.string(for: date) ?? String(describing: date))
    }

    /// Appends an object that a formatter converts, or its description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      appendInterpolation(formatter?.string(for: subject) ?? subject.description)
    }

    /// Appends a text with its own styles.
    @MainActor
    public mutating func appendInterpolation(_ text: Text) { message.append(.runs(text.parts), placeholder: "%@") }

    /// Appends a symbol, or the name of another image.
    @MainActor
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends a text with its own attributes.
    @MainActor
    public mutating func appendInterpolation(_ string: AttributedString) { appendInterpolation(Text(string)) }

    /// Appends a translation.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(String(localized: resource))
    }
  }
}

/// A number that can be in a ``LocalizedStringKey``. Not for conformance outside the library.
public protocol _FormatSpecifiable: Equatable {
  /// The placeholder in the key.
  static var _specifier: String { get }
  /// The number.
  var _argument: _FormatArgument { get }
}

/// A number in a ``LocalizedStringKey``. Not for use outside the library.
public struct _FormatArgument {
  let argument: MessageArgument
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  public static var _specifier: String {
    bitWidth > 32 ? (isSigned ? "%lld" : "%llu") : isSigned ? "%d" : "%u"
  }
  public var _argument: _FormatArgument {
    _FormatArgument(argument: Self.isSigned ? .integer(Int64(self)) : .unsigned(UInt64(self)))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public static var _specifier: String { "%lf" }
  public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
