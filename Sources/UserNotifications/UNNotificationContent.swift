import Foundation
import GtkObjects

/// What a notification says.
///
/// Mirrors `UNNotificationContent`; ``UNMutableNotificationContent`` is one that is composed. The desktop shows the title, and
/// below it the subtitle and the body. Its own settings decide about sounds, and it has no numbers on icons.
@preconcurrency @MainActor
public class UNNotificationContent {
  /// The title.
  public fileprivate(set) var title = ""
  /// The second line.
  public fileprivate(set) var subtitle = ""
  /// The text.
  public fileprivate(set) var body = ""
  /// Kept, without effect: icons have no common number.
  public fileprivate(set) var badge: NSNumber?
  /// Kept, without effect: the desktop's settings decide about sounds.
  public fileprivate(set) var sound: UNNotificationSound?
  /// The program's own values.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of a ``UNNotificationCategory``, whose actions are buttons.
  public fileprivate(set) var categoryIdentifier = ""
  /// Kept, without effect: the desktop does not group notifications.
  public fileprivate(set) var threadIdentifier = ""
  /// How urgent the notification is.
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Kept, without effect: the desktop shows notifications in the order of their times.
  public fileprivate(set) var relevanceScore: Double = 0
  /// Kept, without effect: the program decides in its delegate which window it shows.
  public fileprivate(set) var targetContentIdentifier: String?

  fileprivate init() {}

  /// A copy that does not change.
  func copy() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.title = title
    copy.subtitle = subtitle
    copy.body = body
    copy.badge = badge
    copy.sound = sound
    copy.userInfo = userInfo
    copy.categoryIdentifier = categoryIdentifier
    copy.threadIdentifier = threadIdentifier
    copy.interruptionLevel = interruptionLevel
    copy.relevanceScore = relevanceScore
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// The content of a notification while it is composed.
///
/// Mirrors `UNMutableNotificationContent`.
public final class UNMutableNotificationContent: UNNotificationContent {
  /// Creates an empty content.
  public override init() {}

  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// How urgent a notification is.
///
/// Mirrors `UNNotificationInterruptionLevel`. The levels are the desktop's priorities, and the desktop decides what it does
/// with each.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// A notification that needs no attention: of low priority.
  case passive
  /// A notification like most: of normal priority.
  case active
  /// A notification about something that happens now: of high priority.
  case timeSensitive
  /// A notification about a danger: urgent.
  case critical

  var priority: Gtk.Notification.Priority {
    switch self {
    case .passive: .low
    case .active: .normal
    case .timeSensitive: .high
    case .critical: .urgent
    }
  }
}

/// A sound of a notification. It has no effect: the desktop's settings decide about sounds.
///
/// Mirrors `UNNotificationSound`.
public struct UNNotificationSound: Hashable, Sendable {
  private let name: String

  /// The usual sound.
  public static let `default` = UNNotificationSound(name: "")
  /// The usual sound of a critical notification.
  public static let defaultCritical = UNNotificationSound(name: "critical")

  private init(name: String) {
    self.name = name
  }

  /// Creates a sound with the name of a file.
  public init(named name: UNNotificationSoundName) {
    self.name = name.rawValue
  }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file. The file is not looked for, because sounds have no effect.
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
