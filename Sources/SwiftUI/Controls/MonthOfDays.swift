import Foundation

/// The days of a month in weeks, as a calendar shows them.
struct MonthOfDays {
  /// A place in a week: a day of the month, or a place before the first or after the last day.
  struct Day: Hashable {
    let place: Int
    /// The day of the month, or `nil` for a place outside it.
    let number: Int?
  }

  private let start: Date
  private let calendar: Calendar

  init(of date: Date, in calendar: Calendar = .current) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  var title: String { start.formatted(.dateTime.month(.wide).year()) }

  /// The names of the days of the week, from the first of the user's week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  var weeks: [[Day]] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let empty = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let places = ((empty + count + 6) / 7) * 7
    let days = (0..<places).map { place in
      let number = place - empty + 1
      return Day(place: place, number: (1...max(count, 1)).contains(number) ? number : nil)
    }
    return stride(from: 0, to: places, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }

  func date(of day: Int) -> Date? { calendar.date(byAdding: .day, value: day - 1, to: start) }

  /// Returns the first day of another month.
  func moved(by months: Int) -> Date { calendar.date(byAdding: .month, value: months, to: start) ?? start }
}
