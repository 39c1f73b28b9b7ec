// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A notification that is to be shown.
///
/// Mirrors `UNNotificationRequest`.
@preconcurrency @MainActor
public final class UNNotificationRequest {
  /// The identifier. A request replaces an earlier one with the same identifier.
  public nonisolated let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// The time, or `nil` for now.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy()
    self.trigger = trigger
  }
}

/// A notification that has been shown.
///
/// Mirrors `UNNotification`.
@preconcurrency @MainActor
public final class UNNotification {
  /// The time at which it was shown.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What the user did with a notification.
///
/// Mirrors `UNNotificationResponse`.
@preconcurrency @MainActor
public final class UNNotificationResponse {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action, or ``UNNotificationDefaultActionIdentifier`` for a click on the notification.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The action of a click on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of closing a notification. It never arrives: the desktop does not tell.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
///
/// Mirrors `UNNotificationAction`.
public struct UNNotificationAction: Hashable, Sendable {
  /// Options of an action, which have no effect: the desktop has one look for all.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which equal those on Apple's systems.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user unlocks the screen first. Kept, without effect.
    public static let authenticationRequired = Options(rawValue: 1 << 0)
    /// The action destroys data. Kept, without effect.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The action brings the program to the front. Kept, without effect.
    public static let foreground = Options(rawValue: 1 << 2)
  }

  /// The identifier.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options.
  public let options: Options

  /// Creates an action.
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A kind of notification, with its buttons.
///
/// Mirrors `UNNotificationCategory`.
public struct UNNotificationCategory: Hashable, Sendable {
  /// Options of a category, which have no effect: the desktop neither reports a closed notification nor has a car's screen.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which equal those on Apple's systems.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The program is told of a closed notification. Without effect: the desktop does not tell.
    public static let customDismissAction = Options(rawValue: 1 << 0)
    /// The notification is for the screen of a car, too. Without effect.
    public static let allowInCarPlay = Options(rawValue: 1 << 1)
  }

  /// The identifier, which a content names.
  public let identifier: String
  /// The buttons. The desktop may limit them to three.
  public let actions: [UNNotificationAction]

  /// Creates a category. The identifiers of intents and the options have no effect.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [], options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}
