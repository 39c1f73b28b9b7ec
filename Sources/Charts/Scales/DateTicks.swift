import Foundation

/// Dates at the beginnings of units of the calendar, such as every day or every third month.
struct DateTicks: Equatable {
  /// The unit and how many of them are between two ticks.
  let unit: DateUnit
  let stride: Int
  /// The ticks in seconds since the reference date, in order.
  let values: [Double]

  /// The strides that people are used to, from the shortest.
  private static let strides: [(unit: DateUnit, count: Int)] = [
    (.second, 1), (.second, 5), (.second, 15), (.second, 30), (.minute, 1), (.minute, 5), (.minute, 15), (.minute, 30),
    (.hour, 1), (.hour, 3), (.hour, 6), (.hour, 12), (.day, 1), (.day, 2), (.week, 1), (.week, 2), (.month, 1),
    (.month, 3), (.month, 6), (.year, 1), (.year, 2), (.year, 5), (.year, 10), (.year, 20), (.year, 50), (.year, 100),
    (.year, 200), (.year, 500), (.year, 1_000), (.year, 2_000), (.year, 5_000), (.year, 10_000),
  ]

  /// The dates that the calendar reckons with: some 10,000 years around now.
  private static let reach = 3.2e11

  /// Divides a range of dates by the shortest usual stride with a maximum of `count` ticks, or by `least`.
  init(_ range: ClosedRange<Double>, count: Int, atLeast least: DateUnit? = nil, calendar: Calendar) {
    let length = range.upperBound - range.lowerBound
    let usable = Self.strides.filter { least == nil || $0.unit >= least! }
    let chosen =
      usable.first { length / ($0.unit.seconds * Double($0.count)) <= Double(max(count, 1)) } ?? (.year, 10_000)
    self.init(range, unit: chosen.unit, stride: chosen.count, calendar: calendar)
  }

  /// Divides a range of dates by a number of units.
  init(_ range: ClosedRange<Double>, unit: DateUnit, stride: Int, calendar: Calendar) {
    self.unit = unit
    self.stride = max(stride, 1)
    guard abs(range.lowerBound) < Self.reach, abs(range.upperBound) < Self.reach,
      let start = Self.start(before: range.lowerBound, unit: unit, stride: self.stride, calendar: calendar)
    else {
      values = [range.lowerBound]
      return
    }
    var values: [Double] = []
    for index in 0..<NumberTicks.most {
      guard let date = calendar.date(byAdding: unit.component, value: index * self.stride, to: start) else { break }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > range.upperBound + 0.5 { break }
      if seconds >= range.lowerBound - 0.5 { values.append(seconds) }
    }
    self.values = values
  }

  /// Returns the last beginning of a unit before a date from which the strides are counted: of the hour, the day, the year.
  private static func start(before seconds: Double, unit: DateUnit, stride: Int, calendar: Calendar) -> Date? {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let begin = calendar.dateInterval(of: unit.component, for: date)?.start else { return nil }
    guard stride > 1 else { return begin }
    let number: Int =
      switch unit {
      case .second: calendar.component(.second, from: begin)
      case .minute: calendar.component(.minute, from: begin)
      case .hour: calendar.component(.hour, from: begin)
      case .day: calendar.component(.day, from: begin) - 1
      case .week: calendar.component(.weekOfYear, from: begin) - 1
      case .month: calendar.component(.month, from: begin) - 1
      case .year: calendar.component(.year, from: begin)
      }
    let past = ((number % stride) + stride) % stride
    return calendar.date(byAdding: unit.component, value: -past, to: begin)
  }
}
