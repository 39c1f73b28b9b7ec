/// What a program asks to be allowed.
///
/// Mirrors `UNAuthorizationOptions`. The desktop allows notifications until the user forbids them in its settings.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits, which equal those on Apple's systems.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the icon of the program.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Messages.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Messages on the screen of a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Messages while the user does not want to be disturbed.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button in the settings that leads to those of the program.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Messages in the list, without a question before.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Messages that are read out.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Messages about what happens now.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// How a notification is shown while the program is in front.
///
/// Mirrors `UNNotificationPresentationOptions`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits, which equal those on Apple's systems.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the icon of the program. Without effect: icons have no common number.
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

/// Whether a program may show notifications.
///
/// Mirrors `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// Not at all.
  case denied
  /// Yes. The desktop always answers with it.
  case authorized
  /// In the list alone.
  case provisional
  /// For a time.
  case ephemeral
}

/// What a program may do with notifications.
///
/// Mirrors the part of `UNNotificationSettings` that has a meaning on the desktop.
public struct UNNotificationSettings: Equatable, Sendable {
  /// Authorised: the desktop does not tell what the user has chosen in its settings.
  public let authorizationStatus = UNAuthorizationStatus.authorized
  /// Enabled.
  public let alertSetting = UNNotificationSetting.enabled
  /// Enabled: the desktop keeps notifications in its list.
  public let notificationCenterSetting = UNNotificationSetting.enabled
  /// Not supported: the desktop's settings decide about sounds.
  public let soundSetting = UNNotificationSetting.notSupported
  /// Not supported: icons have no common number.
  public let badgeSetting = UNNotificationSetting.notSupported
  /// Not supported: the desktop does not tell whether it shows notifications while the screen is locked.
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
  /// Not supported: the desktop does not know messages of people from others.
  public let directMessagesSetting = UNNotificationSetting.notSupported
  /// Banners, which leave by themselves.
  public let alertStyle = UNAlertStyle.banner
  /// Always: the desktop does not tell what the user has chosen in its settings.
  public let showPreviewsSetting = UNShowPreviewsSetting.always
  /// False: the desktop's settings have no button for those of the program.
  public let providesAppNotificationSettings = false
}

/// How the desktop shows notifications.
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

/// When the contents of notifications are shown.
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

/// Whether a program may use a kind of notification.
///
/// Mirrors `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable {
  /// The desktop does not have it.
  case notSupported
  /// Not at all.
  case disabled
  /// Yes.
  case enabled
}
