import Foundation
import Testing

@testable import Charts

@Suite struct ScaleTests {
  private let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Double {
    let date = utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour))
    return date?.timeIntervalSinceReferenceDate ?? .nan
  }

  // MARK: Numbers

  @Test(arguments: [
    (0.0...10.0, 5, 2.0), (0...100, 5, 20), (0...1, 4, 0.2), (-3...4, 7, 1), (0...0.003, 3, 0.001), (0...7e9, 7, 1e9),
  ])
  func roundSteps(_ range: ClosedRange<Double>, _ count: Int, _ step: Double) {
    #expect(abs(NumberTicks.step(in: range, count: count) / step - 1) < 1e-9)
  }

  @Test func ticksAreMultiplesInsideTheRange() {
    #expect(NumberTicks(0.3...9.7, step: 2).values == [2, 4, 6, 8])
    #expect(NumberTicks(-4...4, step: 2).values == [-4, -2, 0, 2, 4])
    #expect(NumberTicks(0...1, count: 5).decimals == 1)
    #expect(NumberTicks(0...0.03, count: 3).decimals == 2)
    #expect(NumberTicks(0...500, count: 5).decimals == 0)
  }

  @Test func roundedRangesContainTheirValues() {
    #expect(NumberTicks.rounded(0...94, count: 5) == 0...100)
    #expect(NumberTicks.rounded(-7.5...35, count: 5) == -10...40)
  }

  @Test(arguments: [
    0...Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
    0...Double.leastNonzeroMagnitude, 1e16...(1e16 + 2), 5...5,
  ])
  func absurdRangesEnd(_ range: ClosedRange<Double>) {
    #expect(NumberTicks(range, count: 5).values.count <= 12)
    #expect(NumberTicks(range, step: 1e-300).values.count <= NumberTicks.most)
    #expect(NumberTicks.rounded(range, count: 5).lowerBound <= range.lowerBound)
  }

  // MARK: Dates

  @Test func datesAreDividedByTheCalendar() {
    func ticks(_ from: Double, _ to: Double, _ count: Int) -> DateTicks {
      DateTicks(from...to, count: count, calendar: utc)
    }
    let year = ticks(date(2026), date(2027), 12)
    #expect(year.unit == .month && year.stride == 1 && year.values.count == 13)
    #expect(year.values[1] == date(2026, 2))
    let quarters = ticks(date(2026), date(2027), 5)
    #expect(quarters.stride == 3 && quarters.values[1] == date(2026, 4))
    let hours = ticks(date(2026, 1, 1, 1), date(2026, 1, 2, 1), 5)
    #expect(hours.unit == .hour && hours.stride == 6 && hours.values.first == date(2026, 1, 1, 6))
    let decades = ticks(date(1903), date(2001), 10)
    #expect(decades.unit == .year && decades.stride == 10 && decades.values.first == date(1910))
  }

  @Test func daysBeginAtMidnightAlsoWhenTheClocksChange() throws {
    var berlin = utc
    berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let start = try #require(berlin.date(from: DateComponents(year: 2026, month: 3, day: 28)))
    let ticks = DateTicks(
      start.timeIntervalSinceReferenceDate...(start.timeIntervalSinceReferenceDate + 3 * 86_400), unit: .day, stride: 1,
      calendar: berlin)
    #expect(ticks.values.allSatisfy { berlin.component(.hour, from: Date(timeIntervalSinceReferenceDate: $0)) == 0 })
    #expect(ticks.values[2] - ticks.values[1] == 82_800)
  }

  @Test func absurdDatesEnd() {
    #expect(DateTicks(0...1e300, count: 5, calendar: utc).values == [0])
    #expect(DateTicks(0...3e11, unit: .second, stride: 1, calendar: utc).values.count == NumberTicks.most)
  }

  // MARK: Places

  @Test func numbersAndPlacesAreConvertedBothWays() throws {
    let scale = PlotScale(.continuous(.number, .linear, low: 10, high: 20), from: 100, to: 300)
    #expect(scale.position(of: .number(15)) == 200)
    #expect(scale.value(at: 250) == .number(17.5))
    #expect(scale.position(of: .number(.nan)) == nil && scale.position(of: .number(.infinity)) == nil)
    #expect(scale.position(of: .category("a")) == nil)
    let vertical = PlotScale(.continuous(.number, .linear, low: 0, high: 10), from: 200, to: 0)
    #expect(vertical.position(of: .number(10)) == 0 && vertical.baseline == 200)
  }

  @Test func otherTypesOfScales() throws {
    let log = PlotScale(.continuous(.number, .log, low: 0, high: 3), from: 0, to: 300)
    #expect(log.position(of: .number(10)) == 100 && log.position(of: .number(0)) == nil)
    let root = PlotScale(.continuous(.number, .squareRoot, low: 0, high: 10), from: 0, to: 100)
    #expect(root.position(of: .number(25)) == 50)
    let both = ScaleType.Kind.symmetricLog(1)
    #expect(abs(both.restored(both.transformed(-42) ?? 0) + 42) < 1e-9)
  }

  @Test func categoriesHaveBands() {
    let scale = PlotScale(.bands(["a", "b", "c", "d"]), from: 0, to: 400)
    #expect(scale.position(of: .category("b")) == 150 && scale.bandWidth == 100)
    #expect(scale.value(at: 399) == .category("d") && scale.value(at: -50) == .category("a"))
    #expect(scale.position(of: .category("z")) == nil)
  }

  @Test func hugeNumbersHavePlaces() throws {
    let most = Double.greatestFiniteMagnitude
    let scale = PlotScale(.continuous(.number, .linear, low: -most, high: most), from: 0, to: 100)
    #expect(scale.position(of: .number(0)) == 50 && scale.position(of: .number(most)) == 100)
    let narrow = PlotScale(.continuous(.number, .linear, low: 0, high: 1), from: 0, to: 100)
    #expect(try #require(narrow.position(of: .number(1e300))) <= 100_000)
  }
}
