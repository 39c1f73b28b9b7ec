import Foundation

/// The alignment of a value in a column of a message.
///
/// Mirrors `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  private let columns: @Sendable () -> Int
  private let isAtEnd: Bool

  /// The value has its own width.
  public static var none: OSLogStringAlignment { .left(columns: 0) }

  /// Returns an alignment at the end of a number of columns.
  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: true)
  }

  /// Returns an alignment at the beginning of a number of columns.
  public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: false)
  }

  func applied(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns() - text.count))
    return isAtEnd ? space + text : text + space
  }
}

/// The notation of a whole number in a message.
///
/// Mirrors `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var hasPlus = false
  private var digits = 0

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { .decimal() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// Returns a notation with at least `minDigits` decimal digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPlus: explicitPositiveSign, digits: minDigits)
  }

  /// Returns a notation with at least `minDigits` hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasPlus: explicitPositiveSign,
      digits: minDigits)
  }

  /// Returns a notation with at least `minDigits` octal digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase, hasPlus: explicitPositiveSign,
      digits: minDigits)
  }

  func text(of number: some FixedWidthInteger) -> String {
    let text = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, digits - text.count))
    return (number < 0 ? "-" : hasPlus ? "+" : "") + prefix + zeros + text
  }
}

/// The notation of a number with a fraction in a message.
///
/// Mirrors `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: @Sendable () -> Int
  private let hasPlus: Bool

  private init(
    _ conversion: String, precision: @escaping @Sendable () -> Int = { 6 }, explicitPositiveSign: Bool = false
  ) {
    (self.conversion, self.precision, hasPlus) = (conversion, precision, explicitPositiveSign)
  }

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
  /// A power of ten, with six digits after the point.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
  /// The shorter of both notations, with six digits.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }
  /// Hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }

  /// Returns a notation with `precision` digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }

  /// Returns a notation with a power of ten, and `precision` digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }

  /// Returns the shorter of both notations, with `precision` digits.
  public static func hybrid(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    let digits = conversion == "a" ? "" : ".\(max(0, precision()))"
    return String(format: "%\(hasPlus ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// The words for a Boolean value in a message.
///
/// Mirrors `OSLogBoolFormat`.
public enum OSLogBoolFormat: Sendable {
  /// “true” and “false”.
  case truth
  /// “yes” and “no”.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
