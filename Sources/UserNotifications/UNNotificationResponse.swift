// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The user's response to a notification.
///
/// Mirrors `UNNotificationResponse`.
// Safe, because its values and those of its subclass are constants of safe types.
public class UNNotificationResponse: @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action, or ``UNNotificationDefaultActionIdentifier`` for a click on the notification.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A response with the user's text for a ``UNTextInputNotificationAction``.
///
/// Mirrors `UNTextInputNotificationResponse`.
// Safe for the reason that its superclass names.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The action of a click on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of closing a notification. Never received: the desktop does not report it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
