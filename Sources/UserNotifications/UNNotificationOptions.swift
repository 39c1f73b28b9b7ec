/// The permissions that a program requests.
///
/// Mirrors `UNAuthorizationOptions`. The desktop allows notifications until the user forbids them in its settings.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits, which equal those on Apple's systems.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A badge on the program's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Messages.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Messages on a car's screen.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Messages even if the user does not want to be disturbed.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button in the system's settings that opens the program's own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Messages in the list, without a prior question.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Messages that are read out.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Messages about current events.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// The presentation of a notification while the program is in front.
///
/// Mirrors `UNNotificationPresentationOptions`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits, which equal those on Apple's systems.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A badge on the program's icon. Without effect: the desktops have no common badge.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound. Without effect: the settings of the desktop decide.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// A message.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list of notifications. Here as ``alert``.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Above the other windows. Here as ``alert``.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

  var isShown: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}

/// The permission of a program to show notifications.
///
/// Mirrors `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// Notifications are forbidden.
  case denied
  /// Notifications are permitted. The only value on the desktop.
  case authorized
  /// Notifications are only permitted in the list.
  case provisional
  /// Notifications are permitted for a time.
  case ephemeral
}

/// The notification settings of a program.
///
/// Mirrors the part of `UNNotificationSettings` that has a meaning on the desktop.
public struct UNNotificationSettings: Equatable, Sendable {
  /// Authorised: the desktop does not report the user's choice in its settings.
  public let authorizationStatus = UNAuthorizationStatus.authorized
  /// Enabled.
  public let alertSetting = UNNotificationSetting.enabled
  /// Enabled: the desktop keeps notifications in its list.
  public let notificationCenterSetting = UNNotificationSetting.enabled
  /// Not supported: the desktop's settings decide about sounds.
  public let soundSetting = UNNotificationSetting.notSupported
  /// Not supported: the desktops have no common badge for an icon.
  public let badgeSetting = UNNotificationSetting.notSupported
  /// Not supported: the desktop does not report whether it shows notifications on the lock screen.
  public let lockScreenSetting = UNNotificationSetting.notSupported
  /// Enabled: notifications have priorities; see ``UNNotificationInterruptionLevel``.
  public let timeSensitiveSetting = UNNotificationSetting.enabled
  /// Enabled: notifications have priorities; see ``UNNotificationInterruptionLevel``.
  public let criticalAlertSetting = UNNotificationSetting.enabled
  /// Not supported: no car has the desktop's screen.
  public let carPlaySetting = UNNotificationSetting.notSupported
  /// Not supported: the desktop's screen reader decides what it reads out.
  public let announcementSetting = UNNotificationSetting.notSupported
  /// Not supported: the desktop does not collect notifications for a later time.
  public let scheduledDeliverySetting = UNNotificationSetting.notSupported
  /// Not supported: the desktop does not distinguish messages from people.
  public let directMessagesSetting = UNNotificationSetting.notSupported
  /// Banners, which disappear by themselves.
  public let alertStyle = UNAlertStyle.banner
  /// Always: the desktop does not report the user's choice in its settings.
  public let showPreviewsSetting = UNShowPreviewsSetting.always
  /// `false`: the desktop's settings have no button that opens the program's.
  public let providesAppNotificationSettings = false
}

/// The desktop's style of notifications.
///
/// Mirrors `UNAlertStyle`.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none
  /// For a time.
  case banner
  /// Until the user closes it.
  case alert
}

/// The condition for visible contents of notifications.
///
/// Mirrors `UNShowPreviewsSetting`.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// While the screen is not locked.
  case whenAuthenticated
  /// Never.
  case never
}

/// The permission of a program to use a kind of notification.
///
/// Mirrors `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable {
  /// The desktop does not support it.
  case notSupported
  /// It is not permitted.
  case disabled
  /// It is permitted.
  case enabled
}
