public import Foundation

/// The dates at which a timeline is read again.
///
/// Mirrors SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from a date on, in ascending order. Dates at the start may be earlier.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries

  /// The minimum number of seconds between two frames of a schedule of frames. Not for use outside the library.
  var _frameInterval: Double? { get }
}

extension TimelineSchedule {
  public var _frameInterval: Double? { nil }
}

/// The rate at which a timeline is read.
///
/// Mirrors SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// At the rate of the schedule. This is always the mode on the desktop.
  case normal
  /// Less often.
  case lowFrequency
}

/// A date in each frame.
///
/// Mirrors SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: Double
  private let paused: Bool

  /// Creates a schedule with a minimum number of seconds between two dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    self.paused = paused
  }

  /// Returns only the first date, or none while the schedule is paused, so that a view keeps its date. The view
  /// requests the others in each frame, with the interval of the schedule between them.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { paused ? [] : [startDate] }

  public var _frameInterval: Double? { paused ? nil : minimumInterval }
}

/// A date at the start of each minute.
///
/// Mirrors SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// Returns the start of the minute of a date and of all later minutes, without an end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A date at a fixed interval of seconds.
///
/// Mirrors SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  ///
  /// Mirrors SwiftUI's `PeriodicTimelineSchedule.Entries`.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    fileprivate var index: Double

    /// Returns the next date. There is always one.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  private let startDate: Date
  private let interval: Double

  /// Creates a schedule. The interval is in seconds.
  public init(from startDate: Date, by interval: Double) {
    self.startDate = startDate
    self.interval = interval.isFinite ? Swift.max(interval, 0.001) : 1
  }

  /// Returns the dates of the schedule without an end, starting with the last date that is not after a given date, or
  /// with the first one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(self.startDate) / interval
    return Entries(start: self.startDate, interval: interval, index: Swift.max(passed.rounded(.down), 0))
  }
}

/// Some dates.
///
/// Mirrors SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of ascending dates.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates of the schedule, including earlier ones.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A date in each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A date in each frame, with a minimum number of seconds between two.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A date at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A date at a fixed interval of seconds.
  public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// Some ascending dates.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date { ExplicitTimelineSchedule(dates) }
}
