import Foundation

/// The time of a notification.
///
/// Mirrors `UNNotificationTrigger`. Notifications are shown while the program runs: the desktop has no service that
/// remembers them for later.
// Safe, because its values and those of its subclasses are constants of safe types.
public class UNNotificationTrigger: @unchecked Sendable {
  /// Indicates whether the notification is shown repeatedly.
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
  }

  /// Returns the time until the notification is shown, or `nil` if it never is.
  func delay(from now: Date) -> TimeInterval? { nil }
}

/// A time from now.
///
/// Mirrors `UNTimeIntervalNotificationTrigger`.
// Safe for the reason that its superclass names.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: A time above zero, and at least a minute if the trigger repeats, as on iOS. Any other value is a
  ///     programming error.
  ///   - repeats: Whether the notification is shown repeatedly.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(
      timeInterval > 0 && (!repeats || timeInterval >= 60),
      "The time of a notification is above zero, and at least a minute if it repeats: \(timeInterval) seconds is not.")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the time of the notification if it were added now.
  public func nextTriggerDate() -> Date? { Date.now + timeInterval }

  override func delay(from now: Date) -> TimeInterval? { timeInterval }
}

/// A date, or a part of one, such as nine o'clock.
///
/// Mirrors `UNCalendarNotificationTrigger`.
// Safe for the reason that its superclass names.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that have to match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date that matches.
  public func nextTriggerDate() -> Date? { nextDate(after: .now) }

  override func delay(from now: Date) -> TimeInterval? { nextDate(after: now).map { $0.timeIntervalSince(now) } }

  private func nextDate(after now: Date) -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The arrival of a notification from a server. None arrives, because the desktop has no such service.
///
/// Mirrors `UNPushNotificationTrigger`.
// Safe for the reason that its superclass names.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private init() { super.init(repeats: false) }
}
