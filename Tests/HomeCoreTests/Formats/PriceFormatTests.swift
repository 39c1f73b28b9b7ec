import Foundation
import HomeCore
import Testing

@Suite("Prices and dates")
struct PriceFormatTests {
  @Test(
    "are written as the user writes them",
    arguments: [
      ("en_US", "₩12,000", "June 1, 2026"), ("ko_KR", "₩12,000", "2026년 6월 1일"), ("de_DE", "12.000 ₩", "1. Juni 2026"),
    ])
  func locales(identifier: String, price: String, day: String) {
    let locale = Locale(identifier: identifier)
    #expect(12_000.formatted(.won.locale(locale)).replacing("\u{A0}", with: " ") == price)
    let date = Date(timeIntervalSince1970: 1_780_315_200)
    #expect(date.formatted(.dayAndTime.locale(locale)).contains(day))
  }
}
