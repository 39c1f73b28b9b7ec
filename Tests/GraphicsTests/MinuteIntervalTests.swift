import Foundation
import Testing

@testable import Graphics

@Suite struct MinuteIntervalTests {
  @Test func datesAreMultiplesInTheUsersClock() throws {
    let noon = try #require(Calendar.current.date(bySettingHour: 12, minute: 0, second: 0, of: Date()))
    let date = noon.addingTimeInterval(29 * 60)
    #expect(date.rounded(to: nil) == date)
    #expect(date.rounded(to: 20) == noon.addingTimeInterval(20 * 60))
    #expect(date.rounded(to: 20, adding: 1) == noon.addingTimeInterval(40 * 60))
    #expect(date.rounded(to: 20, .up, adding: -1) == noon.addingTimeInterval(20 * 60))
    #expect(noon.rounded(to: 30, .up, adding: -1) == noon.addingTimeInterval(-30 * 60))
  }
}
