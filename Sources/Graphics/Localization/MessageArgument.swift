import Foundation

/// A value within a message.
package enum MessageArgument: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case text(String)
  /// A text with a style of its own.
  case runs([TextRun])

  /// The number that decides between plural forms.
  var quantity: LocalizedPhrase.Quantity? {
    switch self {
    case .integer(let number): .init(number: number.magnitude, hasDecimals: false)
    case .unsigned(let number): .init(number: number, hasDecimals: false)
    case .number(let number):
      .init(number: UInt64(exactly: number.magnitude.rounded(.down)) ?? .max, hasDecimals: true)
    case .text, .runs: nil
    }
  }

  /// The value as a text in the user's locale.
  var text: String {
    switch self {
    case .integer(let number):
      // Numbers below 1000 look alike in all languages with these digits, and do not need a slow formatter.
      number.magnitude < 1000 && Locale.desktopHasLatinDigits
        ? "\(number)" : IntegerFormatStyle<Int64>(locale: .desktop).format(number)
    case .unsigned(let number): IntegerFormatStyle<UInt64>(locale: .desktop).format(number)
    case .number(let number):
      FloatingPointFormatStyle<Double>(locale: .desktop).precision(.fractionLength(6)).format(number)
    case .text(let text): text
    case .runs(let runs): runs.map(\.text).joined()
    }
  }

  /// Returns the value as a text in the format of a specifier that fits to it.
  func text(_ specifier: MessageSpecifier) -> String {
    guard !specifier.isPlain else { return text }
    switch self {
    case .integer(let number) where specifier.isInteger: return specifier.text(of: number)
    case .unsigned(let number) where specifier.isInteger: return specifier.text(of: number)
    case .number(let number) where specifier.isFloatingPoint: return specifier.text(of: number)
    default: return text
    }
  }
}

/// A placeholder of an argument in a message, such as `%lld` or `%.2f`.
struct MessageSpecifier {
  /// Flags, width and precision.
  private let options: String
  private let conversion: UInt8

  private static let lengths = Set("hlqLzjt".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcs".utf8)
  private static let flags = Set("-+ #0'123456789.".utf8)

  /// Reads a specifier after its percent sign and its position, and removes it from the text. Width and precision have
  /// three characters at most, because translations are not trusted.
  init?(from text: inout Substring) {
    let options = text.utf8.prefix { Self.flags.contains($0) }
    let rest = text.utf8[options.endIndex...].drop { Self.lengths.contains($0) }
    guard options.count <= 7, !(options.contains { Self.digits.contains($0) } && Self.isLong(options)),
      let conversion = rest.first, Self.conversions.contains(conversion)
    else { return nil }
    self.options = String(Substring(options))
    self.conversion = conversion
    text = Substring(rest.dropFirst())
  }

  private static let digits = Set("0123456789".utf8)

  private static func isLong(_ options: Substring.UTF8View) -> Bool {
    options.split { !digits.contains($0) }.contains { $0.count > 3 }
  }

  var isPlain: Bool { options.isEmpty && "@dDiufF".utf8.contains(conversion) }
  var isInteger: Bool { "dDiuUxXoO".utf8.contains(conversion) }
  var isFloatingPoint: Bool { "fFeEgGaA".utf8.contains(conversion) }

  func text(of number: some CVarArg & BinaryInteger) -> String {
    String(format: "%\(options)ll\(character)", locale: .desktop, number)
  }

  func text(of number: Double) -> String { String(format: "%\(options)\(character)", locale: .desktop, number) }

  private var character: String { String(UnicodeScalar(conversion)) }
}
