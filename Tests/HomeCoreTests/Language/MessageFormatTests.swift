import Foundation
import Testing

@testable import HomeCore

@Suite("Messages")
struct MessageFormatTests {
  @Test(
    "have their gaps filled",
    arguments: [
      ("Hello", [], "Hello"), ("%@ of %@", ["1", "2"], "1 of 2"), ("%2$@ 중 %1$@", ["1", "2"], "2 중 1"),
      ("100%%", [], "100%"), ("%@%%", ["5"], "5%"), ("%@", ["%@ %1$@ %%"], "%@ %1$@ %%"),
      // The mistakes of a careless translation.
      ("%@ and %@", ["1"], "1 and %@"), ("%3$@", ["1"], "%3$@"), ("%0$@", ["1"], "%0$@"), ("%", ["1"], "%"),
      ("%d %s %n", ["1"], "%d %s %n"), ("%1$", ["1"], "%1$"),
      ("%99999999999999999999$@", ["1"], "%99999999999999999999$@"),
    ])
  func filling(message: String, arguments: [String], text: String) {
    #expect(MessageFormat.fill(message, with: arguments) == text)
  }

  @Test("are looked up with a gap for every argument")
  func keys() {
    let name = "ko.po"
    let value: String.LocalizationValue = "\(3) of \(name) are 5% \(name.prefix(2))"
    #expect(value.key == "%@ of %@ are 5%% %@")
    #expect(value.arguments == ["3", "ko.po", "ko"])
    #expect(("plain" as String.LocalizationValue).key == "plain")
  }

  @Test("write numbers with the user's separators, and values in a format")
  func numbers() {
    let value: String.LocalizationValue = "\(-999) \(1_234_567) \(0.5, format: .percent)"
    #expect(
      value.arguments == ["-999", 1_234_567.formatted(.number.locale(.user)), 0.5.formatted(.percent.locale(.user))])
  }

  @Test("without a translation are themselves, in English's two forms")
  func untranslated() {
    #expect(String(localized: "\(2) of \("A%")", context: "none", comment: "none") == "2 of A%")
    #expect(String(localized: "\(1) book", plural: "\(1) books", count: 1) == "1 book")
    #expect(String(localized: "\(0) book", plural: "\(0) books", count: 0) == "0 books")
    #expect(String(localized: "\(-1) book", plural: "\(-1) books", count: -1) == "-1 book")
    #expect(String(localized: "") == "")
  }
}
