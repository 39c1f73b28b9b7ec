import Foundation
import Testing

@testable import Charts

@Suite struct BinTests {
  private let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1) -> Date {
    utc.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  @Test func binsHaveRoundBoundsAroundTheRange() {
    #expect(NumberBins(range: 0.3...9.7, desiredCount: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(size: 10, range: 3...31).thresholds == [0, 10, 20, 30, 40])
    #expect(NumberBins(range: 0...3, desiredCount: 10).thresholds == [0, 1, 2, 3], "whole numbers have whole bins")
    #expect(NumberBins(range: 0...10, desiredCount: 10, minimumStride: 5).count == 2)
    #expect(NumberBins(data: [1, 2, 3, 4, 5, 6, 7, 8]).count > 1)
    #expect(NumberBins<Int>(data: []).isEmpty)
  }

  @Test func aValueHasOneBin() {
    let bins = NumberBins(thresholds: [30, 0, 10])
    #expect(bins.count == 2 && bins[1].lowerBound == 10 && bins[1].upperBound == 30)
    #expect([-1, 0, 9, 10, 29, 30, 99].map { bins.index(for: $0) } == [0, 0, 0, 1, 1, 1, 1])
    #expect(!bins[0].contains(10) && bins[1].contains(10) && bins[1].contains(30))
  }

  @Test func binsOfDatesFollowTheCalendar() {
    let months = DateBins(unit: .month, range: date(2024, 1, 31)...date(2024, 3, 1), calendar: utc)
    #expect(months.thresholds == [date(2024, 1), date(2024, 2), date(2024, 3), date(2024, 4)])
    #expect(months.index(for: date(2024, 2, 29)) == 1)
    let quarters = DateBins(unit: .month, by: 3, data: [date(2024, 1, 5), date(2024, 5, 5)], calendar: utc)
    #expect(quarters.thresholds == [date(2024, 1), date(2024, 4), date(2024, 7)])
    #expect(DateBins(timeInterval: 60, range: date(2024)...date(2024).addingTimeInterval(150)).count == 3)
    #expect(DateBins(range: date(2024)...date(2025), desiredCount: 12, calendar: utc).thresholds[1] == date(2024, 2))
  }

  @Test @MainActor func aBarIsAsLongAsItsBin() throws {
    let bins = NumberBins(size: 10, range: 0...30)
    let value = PlottableValue.value("Age", bins[1])
    #expect(value.channel.value == .number(10) && value.channel.length == 10)
  }
}
