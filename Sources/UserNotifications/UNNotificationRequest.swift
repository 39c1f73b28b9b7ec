import Foundation

/// A request to show a notification.
///
/// Mirrors `UNNotificationRequest`.
public final class UNNotificationRequest: Sendable {
  /// The identifier. A request replaces an earlier one with the same identifier.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The time, or `nil` for now.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.fixed()
    self.trigger = trigger
  }
}

/// A notification that has been shown.
///
/// Mirrors `UNNotification`.
public final class UNNotification: Sendable {
  /// The time at which it was shown.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
