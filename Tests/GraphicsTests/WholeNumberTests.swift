import Foundation
import Graphics
import Testing

@Suite("Text of a number")
struct WholeNumberTests {
  private func double(_ text: String, in locale: String = "en_US") -> Double? {
    let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale)).precision(.fractionLength(2))
    return format.parseStrategy.value(ofWhole: text, writtenBy: format.format)
  }

  @Test(
    "is read to its end",
    arguments: [
      ("1.5", 1.5), ("1,234.5", 1234.5), (" 12.5 ", 12.5), ("1 234.5", 1234.5), ("-3", -3), ("1e3", 1000), ("12.", 12),
      ("7", 7), ("0", 0), ("007", 7), ("1.50", 1.5), ("3.14159265358979323846", 3.141592653589793),
      ("1,00,000", 100_000), ("12\u{202F}500", 12500), ("٣", 3),
    ])
  func reading(text: String, value: Double) {
    #expect(double(text) == value)
  }

  @Test(
    "is refused if a part of it means nothing",
    arguments: ["1,5", "1,23", "12,345,6", "1.2.3", "0x10", "12abc", "12-", "abc12", "", " ", "1e", "1,2345"])
  func refusing(text: String) {
    #expect(double(text) == nil)
  }

  @Test("is read in the language of the format")
  func languages() {
    #expect(double("1,5", in: "de_DE") == 1.5 && double("1.5", in: "de_DE") == nil)
    #expect(double("1.234,5", in: "de_DE") == 1234.5)
    #expect(double("12 500,5", in: "fr_FR") == 12500.5)
    #expect(double("12 500", in: "en_US_POSIX") == 12500, "a locale without groups")
    #expect(double("12,500", in: "ko_KR") == 12500 && double("12,5", in: "ko_KR") == nil)
  }

  @Test("of a whole number has no fraction")
  func integers() {
    let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    func int(_ text: String) -> Int? { format.parseStrategy.value(ofWhole: text, writtenBy: format.format) }
    #expect(int("1,234") == 1234 && int("12 500") == 12500)
    #expect(int("1.5") == nil && int("1,5") == nil)
  }

  @Test("has a currency or a percent sign at either end")
  func symbols() {
    let english = Locale(identifier: "en_US")
    let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: english)
    func price(_ text: String) -> Double? { dollars.parseStrategy.value(ofWhole: text, writtenBy: dollars.format) }
    #expect(price("$12.50") == 12.5 && price("12.50") == 12.5 && price("12.50 USD") == 12.5 && price("$1 000") == 1000)
    #expect(price("$1,5") == nil && price("12.50 XYZ") == nil)
    let euros = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
    #expect(euros.parseStrategy.value(ofWhole: "1.234,50 €", writtenBy: euros.format) == 1234.5)
    #expect(euros.parseStrategy.value(ofWhole: "1234.50 €", writtenBy: euros.format) == nil)
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: english)
    #expect(percent.parseStrategy.value(ofWhole: "50%", writtenBy: percent.format) == 0.5)
    #expect(percent.parseStrategy.value(ofWhole: "5,0%", writtenBy: percent.format) == nil)
  }

  @Test("is left to a strategy of the program's own")
  func others() {
    struct Rating: ParseableFormatStyle, ParseStrategy {
      var parseStrategy: Rating { self }
      func format(_ value: Int) -> String { "\(value) of 5" }
      func parse(_ text: String) throws -> Int { text.first?.wholeNumberValue ?? 0 }
    }
    #expect(Rating().value(ofWhole: "3 of 5", writtenBy: Rating().format) == 3)
  }
}
