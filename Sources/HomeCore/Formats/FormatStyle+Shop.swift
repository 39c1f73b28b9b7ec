import Foundation

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  /// An amount of won, as the user writes it: `price.formatted(.won)` gives `₩12,000`.
  nonisolated public static var won: Self { WonStyle.user }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// A day and a time of day, as the user writes them: `order.date.formatted(.dayAndTime)`.
  nonisolated public static var dayAndTime: Self { DayAndTimeStyle.user }
}

/// Made once: lists format prices by the thousand.
private nonisolated enum WonStyle {
  static let user = IntegerFormatStyle<Int>.Currency(code: "KRW", locale: .user)
}

private nonisolated enum DayAndTimeStyle {
  static let user = Date.FormatStyle(date: .long, time: .shortened, locale: .user)
}
