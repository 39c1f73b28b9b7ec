import Graphics

extension Text {
  /// Creates a text that shows a value in a format.
  ///
  /// Mirrors SwiftUI's `Text(_:format:)`: `Text(price, format: .currency(code: "EUR"))`. A format without a locale of its
  /// own uses the user's.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.inDesktopLocale().format(input))
  }

  /// Creates a text that shows a value in a format with attributes.
  ///
  /// Mirrors SwiftUI's `Text(_:format:)`.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.inDesktopLocale().format(input))
  }

  /// Creates a text that shows a value or an object as a formatter converts it.
  ///
  /// Mirrors SwiftUI's `Text(_:formatter:)`.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A style of dates.
  ///
  /// Mirrors SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind { case date, time, relative, offset, timer }

    private let kind: Kind

    /// The day: November 24, 2026.
    public static let date = DateStyle(kind: .date)
    /// The time of day: 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The distance to now, which follows the time: 2 hours, 5 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now in its largest unit, which follows the time: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance to now as on a stopwatch, which follows the time: 2:05:09.
    public static let timer = DateStyle(kind: .timer)

    var live: LiveDate.Style {
      switch kind {
      case .date: .date
      case .time: .time
      case .relative: .relative
      case .offset: .offset
      case .timer: .timer
      }
    }
  }

  /// Creates a text that shows a date. Styles that are about the distance to now follow the time.
  ///
  /// Mirrors SwiftUI's `Text(_:style:)`.
  public init(_ date: Date, style: DateStyle) { self.init([TextRun(LiveDate(date, style: style.live))]) }

  /// Creates a text that shows the time from one date to another.
  ///
  /// Mirrors SwiftUI's `Text(_:)` of a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    let format = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: .desktop)
    self.init(verbatim: dates.lowerBound < dates.upperBound ? format.format(dates.lowerBound..<dates.upperBound) : "")
  }

  /// Creates a text that shows the time of an interval.
  ///
  /// Mirrors SwiftUI's `Text(_:)` of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that counts the seconds of an interval.
  ///
  /// Mirrors SwiftUI's `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let style = LiveDate.Style.interval(
      end: timerInterval.upperBound, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init([TextRun(LiveDate(timerInterval.lowerBound, style: style))])
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date. Styles that are about the distance to now follow the time.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    message.append(.runs([TextRun(LiveDate(date, style: style.live))]), placeholder: "%@")
  }

  /// Appends the time from one date to another.
  @MainActor
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Appends the time of an interval.
  @MainActor
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// Appends the seconds of an interval, which follow the time.
  @MainActor
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
