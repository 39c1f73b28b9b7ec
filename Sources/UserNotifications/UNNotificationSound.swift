/// A sound of a notification. It has no effect: the desktop's settings decide about sounds.
///
/// Mirrors `UNNotificationSound`.
public struct UNNotificationSound: Hashable, Sendable {
  private let name: String

  /// The usual sound.
  public static let `default` = UNNotificationSound(name: "")
  /// The usual sound of a critical notification.
  public static let defaultCritical = UNNotificationSound(name: "critical")

  /// The usual sound of a call.
  public static let defaultRingtone = UNNotificationSound(name: "ringtone")

  /// Returns the usual sound of a critical notification. The volume has no effect.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }

  /// Returns the sound of a critical notification from a file's name.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// Returns the sound of a critical notification from a file's name. The volume has no effect.
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// Returns the sound of a call from a file's name.
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  private init(name: String) {
    self.name = name
  }

  /// Creates a sound from a file's name.
  public init(named name: UNNotificationSoundName) {
    self.name = name.rawValue
  }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file. The file is not read, because sounds have no effect.
  public let rawValue: String

  /// Creates the name of a file.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
