import Foundation

/// The values at which an axis has marks, and their format.
struct AxisTicks {
  var values: [_DataValue] = []
  /// The middle of the calendar unit that begins at each value, if the axis has such units.
  var middles: [Double]?
  /// The end of the stride that begins at each value.
  var ends: [Double]?
  var format: ValueFormat

  init(
    _ kind: AxisMarkValues.Kind, scale: PlotScale, unit: DateUnit?, count: Int, locale: Locale, calendar: Calendar
  ) {
    format = ValueFormat(ticks: .categories, locale: locale, calendar: calendar)
    switch scale.domain {
    case .bands(let names):
      values = names.map(_DataValue.category)
      if case .values(let chosen) = kind { values = chosen }
    case .continuous(.date, _, _, _):
      setDates(kind, in: scale.bounds, unit: unit, count: count, calendar: calendar)
    case .continuous(_, let type, let low, let high):
      setNumbers(kind, in: scale.bounds, logarithms: type == .log ? low...max(high, low) : nil, count: count)
    }
  }

  private mutating func setNumbers(
    _ kind: AxisMarkValues.Kind, in range: ClosedRange<Double>, logarithms: ClosedRange<Double>?, count: Int
  ) {
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    switch kind {
    case .values(let chosen):
      values = chosen
      let numbers = chosen.compactMap(\.finite)
      let needs = numbers.map { number in
        (0...6).first { abs(number * pow(10, Double($0)) - (number * pow(10, Double($0))).rounded()) < 1e-6 } ?? 6
      }
      format = with(.numbers(decimals: needs.max() ?? 0, largest: largest))
    case .numbers(let step):
      let ticks = NumberTicks(range, step: step)
      values = ticks.values.map(_DataValue.number)
      format = with(.numbers(decimals: ticks.decimals, largest: largest))
    case .automatic, .dates:
      if let logarithms, logarithms.upperBound - logarithms.lowerBound >= 1 {
        let length = logarithms.upperBound - logarithms.lowerBound
        let powers = NumberTicks(logarithms, step: max((length / 8).rounded(.up), 1))
        values = powers.values.map { .number(pow(10, $0)) }
        let least = Int(powers.values.first ?? 0)
        format = with(.numbers(decimals: min(max(-least, 0), 6), largest: largest))
        return
      }
      var chosen = count
      if case .automatic(let desired?, _) = kind { chosen = desired }
      let ticks = NumberTicks(range, count: chosen)
      values = ticks.values.map(_DataValue.number)
      format = with(.numbers(decimals: ticks.decimals, largest: largest))
    }
  }

  private mutating func setDates(
    _ kind: AxisMarkValues.Kind, in range: ClosedRange<Double>, unit: DateUnit?, count: Int, calendar: Calendar
  ) {
    let ticks: DateTicks
    switch kind {
    case .values(let chosen):
      let seconds = chosen.compactMap(\.finite)
      values = chosen
      let distance = zip(seconds, seconds.dropFirst()).map { abs($1 - $0) }.min()
      let fitting = DateUnit.allCases.last { $0.seconds <= (distance ?? unit?.seconds ?? 86_400) * 1.1 } ?? .day
      setFormat(fitting, in: range, calendar: calendar)
      middles = unit.flatMap { Self.middles(seconds, unit: $0, calendar: calendar) }
      return
    case .dates(let stepUnit, let stride, let own):
      ticks = DateTicks(range, unit: stepUnit, stride: stride, calendar: own)
    case .numbers(let step):
      values = NumberTicks(range, step: step).values.map(_DataValue.date)
      return setFormat(step < 86_400 ? .minute : .day, in: range, calendar: calendar)
    case .automatic(let desired, let least):
      ticks = DateTicks(range, count: desired ?? count, atLeast: least ?? unit, calendar: calendar)
    }
    // At the end of the last unit that the marks fill, no visible unit begins.
    let seconds = unit == nil ? ticks.values : ticks.values.filter { $0 < range.upperBound - 1 }
    values = seconds.map(_DataValue.date)
    setFormat(ticks.unit, in: range, calendar: calendar)
    middles = unit.flatMap { Self.middles(seconds, unit: $0, calendar: calendar) }
    ends = seconds.map { start in
      calendar.date(
        byAdding: ticks.unit.component, value: ticks.stride, to: Date(timeIntervalSinceReferenceDate: start))?
        .timeIntervalSinceReferenceDate ?? start
    }
  }

  private mutating func setFormat(_ unit: DateUnit, in range: ClosedRange<Double>, calendar: Calendar) {
    func year(_ seconds: Double) -> Int {
      guard abs(seconds) < 3.2e11 else { return 0 }
      return calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: seconds))
    }
    format = with(.dates(unit, spansYears: year(range.lowerBound) != year(range.upperBound - 1)))
  }

  private func with(_ ticks: ValueFormat.Ticks) -> ValueFormat {
    ValueFormat(ticks: ticks, locale: format.locale, calendar: format.calendar)
  }

  private static func middles(_ seconds: [Double], unit: DateUnit, calendar: Calendar) -> [Double]? {
    seconds.map { start in
      let date = Date(timeIntervalSinceReferenceDate: start)
      return calendar.dateInterval(of: unit.component, for: date).map {
        $0.start.timeIntervalSinceReferenceDate + $0.duration / 2
      } ?? start
    }
  }
}
