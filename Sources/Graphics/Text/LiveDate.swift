import Foundation

/// A date within a text that follows the time, such as a countdown.
package struct LiveDate: Equatable, Sendable {
  package enum Style: Equatable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// The distance to now in words, such as "2 hours, 5 minutes".
    case relative
    /// The distance to now in its largest unit, with its direction, such as "+2 hours".
    case offset
    /// The distance to now as on a stopwatch, such as "2:05:09".
    case timer
    /// The elapsed or remaining part of an interval, as on a stopwatch.
    case interval(end: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  package var date: Date
  package var style: Style

  package init(_ date: Date, style: Style) {
    self.date = date
    self.style = style
  }

  /// Returns the text at a moment, in the user's locale.
  package func text(at now: Date) -> String {
    let distance = abs(seconds(at: now))
    switch style {
    case .date: return Date.FormatStyle(date: .long, time: .omitted).locale(.desktop).format(date)
    case .time: return Date.FormatStyle(date: .omitted, time: .shortened).locale(.desktop).format(date)
    case .relative: return Self.units(distance, count: 2)
    case .offset: return (now < date ? "-" : "+") + Self.units(distance, count: 1)
    case .timer: return Self.stopwatch(distance, showsHours: true)
    case .interval(_, _, _, let showsHours): return Self.stopwatch(distance, showsHours: showsHours)
    }
  }

  /// Returns the next moment with another text, or `nil` if the text does not change.
  package func nextChange(after now: Date) -> Date? {
    switch style {
    case .date, .time: return nil
    case .relative, .offset, .timer: break
    case .interval(let end, let pause, _, _): if now >= min(end, pause ?? end) { return nil }
    }
    let difference = now.timeIntervalSince(date)
    // The small addition ensures that a timer that fires early does not fire twice.
    let next = difference.rounded(.down) + 1 + 0.005
    return date.addingTimeInterval(difference < 0 && next > 0 && next < 1 ? 0.005 : next)
  }

  /// The whole seconds that the text is about.
  private func seconds(at now: Date) -> Int {
    guard case .interval(let end, let pause, let countsDown, _) = style else {
      // A future date is reached when its last second is over.
      let difference = now.timeIntervalSince(date)
      return Self.whole(difference < 0 ? difference.rounded(.down) : difference)
    }
    let moment = min(max(min(now, pause ?? now), date), end)
    return Self.whole(countsDown ? end.timeIntervalSince(moment).rounded(.up) : moment.timeIntervalSince(date))
  }

  private static func whole(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(min(max(seconds, -1e12), 1e12)) : 0
  }

  private static func units(_ seconds: Int, count: Int) -> String {
    typealias Unit = Duration.UnitsFormatStyle.Unit
    let units: [Unit] =
      switch seconds {
      case ..<60: [.seconds]
      case ..<3600: [.minutes, .seconds]
      case ..<86_400: [.hours, .minutes]
      default: [.days, .hours]
      }
    return Duration.UnitsFormatStyle(
      allowedUnits: Set(units.prefix(count)), width: .wide, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .towardZero)
    )
    .locale(.desktop).format(.seconds(seconds))
  }

  private static func stopwatch(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    guard hours > 0, showsHours else { return "\(seconds / 60):\(two(seconds % 60))" }
    return "\(hours):\(two(minutes)):\(two(seconds % 60))"
  }
}
