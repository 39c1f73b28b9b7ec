import Foundation

/// The calendar units by which dates are divided, from the shortest one.
enum DateUnit: Int, Comparable, CaseIterable {
  case second, minute, hour, day, week, month, year

  init?(_ component: Calendar.Component) {
    switch component {
    case .second, .nanosecond: self = .second
    case .minute: self = .minute
    case .hour: self = .hour
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: self = .day
    case .weekOfYear, .weekOfMonth: self = .week
    case .month, .quarter: self = .month
    case .year, .yearForWeekOfYear, .era: self = .year
    default: return nil
    }
  }

  var component: Calendar.Component {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }

  /// About how long the unit is, in seconds.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .year: 31_556_952
    }
  }

  static func < (first: DateUnit, second: DateUnit) -> Bool { first.rawValue < second.rawValue }
}
