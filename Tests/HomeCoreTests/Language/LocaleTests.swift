import Foundation
import Testing

@testable import HomeCore

@Suite("The user's locale")
struct LocaleTests {
  @Test(
    "is the environment's, in the language of the messages",
    arguments: [
      ([:], "en"), (["LANG": "C.UTF-8"], "en"), (["LANG": "ko_KR.UTF-8"], "ko_KR"),
      (["LANG": "en_GB.UTF-8", "LC_ALL": "ko_KR.UTF-8"], "ko_KR"),
      (["LANG": "en_GB.UTF-8", "LC_TIME": "en_DK.UTF-8"], "en_DK"),
      (["LANGUAGE": "ko", "LANG": "C.UTF-8"], "ko"), (["LANGUAGE": "ko:en", "LANG": "en_US.UTF-8"], "ko_US"),
      (["LANGUAGE": "", "LC_ALL": "", "LANG": "ca_ES.UTF-8@valencia"], "ca_ES"),
      (["LANG": "ko_KR", "LC_TIME": "C"], "ko_KR"),
    ])
  func environment(variables: [String: String], identifier: String) {
    #expect(Locale(environment: variables).identifier == identifier)
  }

  @Test("writes prices and dates as its language does")
  func formats() {
    let korean = Locale(environment: ["LANGUAGE": "ko"])
    #expect(12_900.formatted(.currency(code: "KRW").locale(korean)) == "₩12,900")
    let date = Date(timeIntervalSince1970: 0)
    var style = Date.FormatStyle(date: .long, time: .omitted, locale: korean)
    style.timeZone = .gmt
    #expect(date.formatted(style) == "1970년 1월 1일")
  }
}
