import Foundation

/// Formats the distance of a date from another one: "2 hours ago".
///
/// Mirrors Foundation's class, which Linux lacks; `Date.RelativeFormatStyle` does the work:
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// Text(formatter.localizedString(for: message.date, relativeTo: Date()))
/// ```
open class RelativeDateTimeFormatter: Formatter {
  /// Whether yesterday is "1 day ago".
  public enum DateTimeStyle: Int, Sendable {
    /// A number: “1 day ago”.
    case numeric
    /// A name where there is one: “yesterday”.
    case named
  }

  /// The length of the words.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full
    /// “two months ago”.
    case spellOut
    /// “2 mo. ago”.
    case short
    /// “2mo ago”.
    case abbreviated
  }

  /// Whether yesterday is "1 day ago", the default, or "yesterday".
  open var dateTimeStyle = DateTimeStyle.numeric

  /// The length of the words.
  open var unitsStyle = UnitsStyle.full

  /// The calendar of the days and months.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the distance of a date from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // The style formats the distance of its anchor from the formatted date.
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: unitsStyle.words,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
    return style.format(referenceDate)
  }

  /// Returns the distance of a moment in seconds from now; a negative one is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the distance of a moment in units of the calendar from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar = calendar ?? .autoupdatingCurrent
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// Returns the distance of a date from now, or `nil` for another object.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var words: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
