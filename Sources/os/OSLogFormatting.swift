import Foundation

/// The place of a value in a column of a message.
///
/// Mirrors `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  private let columns: @Sendable () -> Int
  private let isAtEnd: Bool

  /// The value takes the room that it needs.
  public static var none: OSLogStringAlignment { .left(columns: 0) }

  /// The value is at the end of a number of columns.
  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: true)
  }

  /// The value is at the beginning of a number of columns.
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

  /// Digits to the base 10.
  public static var decimal: OSLogIntegerFormatting { .decimal() }
  /// Digits to the base 16.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// Digits to the base 8.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// Digits to the base 10, of which there are at least `minDigits`.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPlus: explicitPositiveSign, digits: minDigits)
  }

  /// Digits to the base 16, of which there are at least `minDigits`.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasPlus: explicitPositiveSign,
      digits: minDigits)
  }

  /// Digits to the base 8, of which there are at least `minDigits`.
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
  /// A power of ten, after six digits behind the point.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
  /// The shorter of both notations, with six digits.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }
  /// Digits to the base 16.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }

  /// As many digits after the point as `precision` says.
  public static func fixed(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }

  /// A power of ten, after as many digits behind the point as `precision` says.
  public static func exponential(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }

  /// The shorter of both notations, with as many digits as `precision` says.
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

/// The words for a truth value in a message.
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
