import Foundation

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  /// A format style for amounts of won in the user's locale: `price.formatted(.won)` returns `₩12,000`.
  nonisolated public static var won: Self { WonStyle.user }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// A format style for a date with its time in the user's locale: `order.date.formatted(.dayAndTime)`.
  nonisolated public static var dayAndTime: Self { DayAndTimeStyle.user }

  /// A format style for a day that is stored as its midnight in UTC: `comic.startDate.formatted(.day)`.
  nonisolated public static var day: Self { DayStyle.user }
}

/// Cached, because lists format thousands of prices.
private nonisolated enum WonStyle {
  static let user = IntegerFormatStyle<Int>.Currency(code: "KRW", locale: .user)
}

private nonisolated enum DayStyle {
  static let user = Date.FormatStyle(date: .long, time: .omitted, locale: .user, timeZone: .gmt)
}

private nonisolated enum DayAndTimeStyle {
  static let user = Date.FormatStyle(date: .long, time: .shortened, locale: .user)
}
