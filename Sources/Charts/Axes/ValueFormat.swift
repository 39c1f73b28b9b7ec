import Foundation

/// Writes the values of an axis in the user's language, as briefly as possible while they remain distinct.
struct ValueFormat {
  enum Ticks {
    case numbers(decimals: Int, largest: Double)
    case dates(DateUnit, spansYears: Bool)
    case categories
  }

  let ticks: Ticks
  let locale: Locale
  let calendar: Calendar

  func string(_ value: _DataValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): string(number)
    case .date(let seconds): string(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  private func string(_ number: Double) -> String {
    guard case .numbers(let decimals, let largest) = ticks else {
      return number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }
    if number == 0 { return 0.formatted(.number.locale(locale)) }
    let isFar = largest >= 1e15 || largest < 1e-6
    let format = FloatingPointFormatStyle<Double>.number.locale(locale)
    if isFar { return number.formatted(format.notation(.scientific).precision(.fractionLength(0...2))) }
    return number.formatted(format.precision(.fractionLength(0...decimals)))
  }

  private func string(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    guard case .dates(let unit, let spansYears) = ticks else {
      return date.formatted(style.year().month(.abbreviated).day())
    }
    switch unit {
    case .second: style = style.hour().minute().second()
    case .minute, .hour: style = style.hour().minute()
    case .day, .week: style = style.month(.abbreviated).day()
    case .month:
      let isYear = spansYears && calendar.component(.month, from: date) == 1
      style = isYear ? style.year() : style.month(.abbreviated)
    case .year: style = style.year()
    }
    return date.formatted(style)
  }
}
