import Foundation

/// Bins of dates: days, months and other units of the calendar, or equal lengths of time.
///
/// Mirrors Swift Charts' `DateBins`:
///
/// ```swift
/// let months = DateBins(unit: .month, data: orders.map(\.date))
/// let groups = Dictionary(grouping: orders) { months.index(for: $0.date) }
/// ```
public struct DateBins: RandomAccessCollection, Sendable {
  private let bounds: BinThresholds<Date>

  /// Creates bins with given bounds, in any order.
  public init(thresholds: [Date]) { bounds = BinThresholds(thresholds) }

  /// Creates bins of one or more units of the calendar that cover a range.
  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    guard let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      self.init(thresholds: [])
      return
    }
    var dates = [first]
    while dates.count <= NumberTicks.most, let last = dates.last, last <= range.upperBound,
      let next = calendar.date(byAdding: unit, value: dates.count * Swift.max(value, 1), to: first), next > last
    { dates.append(next) }
    self.init(thresholds: dates)
  }

  /// Creates bins of one or more units of the calendar that cover data.
  public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: value, range: low...high, calendar: calendar)
  }

  /// Creates bins of a length in seconds that cover a range. The first one begins with the range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = Swift.max(timeInterval, 1e-3)
    let count = (range.upperBound.timeIntervalSince(range.lowerBound) / length).rounded(.down) + 1
    let bins = Int(Swift.min(count, Double(NumberTicks.most)))
    self.init(thresholds: (0...bins).map { range.lowerBound.addingTimeInterval(Double($0) * length) })
  }

  /// Creates bins of a length in seconds that cover data.
  public init(timeInterval: TimeInterval, data: [Date]) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(timeInterval: timeInterval, range: low...high)
  }

  /// Creates about as many bins as desired that cover a range, by the nearest calendar unit.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound) / Double(Swift.max(desiredCount, 1))
    let units: [(unit: Calendar.Component, value: Int, seconds: Double)] = [
      (.second, 1, 1), (.second, 10, 10), (.minute, 1, 60), (.minute, 10, 600), (.hour, 1, 3600), (.hour, 6, 21600),
      (.day, 1, 86400), (.weekOfYear, 1, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
      (.year, 1, 31_557_600), (.year, 10, 315_576_000),
    ]
    func distance(_ seconds: Double) -> Double { seconds > length ? seconds / length : length / seconds }
    let nearest = length > 0 ? units.min { distance($0.seconds) < distance($1.seconds) } : units.first
    self.init(unit: nearest?.unit ?? .day, by: nearest?.value ?? 1, range: range, calendar: calendar)
  }

  /// Creates about as many bins as desired that cover data, by the nearest calendar unit.
  public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount, calendar: calendar)
  }

  /// The bounds of the bins, in order.
  public var thresholds: [Date] { bounds.values }

  /// The place of the first bin: 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { bounds.count }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Date> { bounds[position] }

  /// Returns the place of the bin of a date: that of the first or the last one if the date is outside.
  public func index(for value: Date) -> Int { bounds.index(for: value) }
}
