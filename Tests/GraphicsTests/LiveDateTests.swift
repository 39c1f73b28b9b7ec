import Foundation
import Testing

@testable import Graphics

@Suite struct LiveDateTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func texts(_ style: LiveDate.Style, after seconds: Double...) -> [String] {
    seconds.map { LiveDate(start, style: style).text(at: start + $0) }
  }

  @Test func stopwatchCountsInBothDirections() {
    #expect(
      texts(.timer, after: 0, 5.9, 65, 3723, -1, -0.5, -90) == [
        "0:00", "0:05", "1:05", "1:02:03", "0:01", "0:01", "1:30",
      ])
  }

  @Test func intervalEndsAtItsBounds() {
    let down = LiveDate.Style.interval(end: start + 90, pause: nil, countsDown: true, showsHours: true)
    #expect(texts(down, after: -5, 0, 30.2, 90, 100) == ["1:30", "1:30", "1:00", "0:00", "0:00"])
    let paused = LiveDate.Style.interval(end: start + 7200, pause: start + 60, countsDown: false, showsHours: false)
    #expect(texts(paused, after: 30, 300) == ["0:30", "1:00"])
    #expect(LiveDate(start, style: down).nextChange(after: start + 90) == nil)
    #expect(LiveDate(start, style: paused).nextChange(after: start + 61) == nil)
  }

  @Test func nextChangeIsTheNextSecond() throws {
    let timer = LiveDate(start, style: .timer)
    for seconds in [0.0, 0.3, 7.99, -0.4, -3.2] {
      let now = start + seconds
      let next = try #require(timer.nextChange(after: now))
      #expect(next > now && next.timeIntervalSince(now) <= 1.01)
      #expect(timer.text(at: next) != timer.text(at: now) || seconds < 0 && seconds > -1)
    }
    #expect(LiveDate(start, style: .date).nextChange(after: start) == nil)
  }

  @Test func wordsHaveTwoUnitsAtMost() {
    let seconds = texts(.relative, after: 7500, -7500, 59)
    #expect(seconds[0] == seconds[1] && seconds[0].contains("2") && seconds[0].contains("5"))
    #expect(seconds[2].contains("59"))
    #expect(texts(.offset, after: 7500)[0].hasPrefix("+2") && texts(.offset, after: -7500)[0].hasPrefix("-2"))
  }
}

@Suite struct TextLookTests {
  @Test func lookBecomesCSS() {
    var look = TextLook()
    #expect(look.css(for: nil) == "")
    look.letters = .uppercase
    look.tracking = 2
    look.underline = TextLine(color: .red)
    let css = look.css(for: nil)
    for part in ["text-transform:uppercase;", "letter-spacing:2.0px;", "text-decoration-line:underline;"] {
      #expect(css.contains(part))
    }
    #expect(css.contains("text-decoration-color:#e01b24;"))
    look.lineSpacing = 10
    #expect(look.css(for: .system(size: 20)).contains("line-height:1.7;"))
  }
}
