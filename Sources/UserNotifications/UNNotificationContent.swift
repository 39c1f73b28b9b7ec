import Foundation
import GtkObjects
import Synchronization

/// The content of a notification.
///
/// Mirrors `UNNotificationContent`; ``UNMutableNotificationContent`` is one that is composed. The desktop shows the
/// title, below it the subtitle and the body, and the first picture of the attachments. Its own settings decide about
/// sounds, and it has no badges on icons.
// Safe, because all values are in one mutex. The compiler cannot see it, because the class has a subclass.
public class UNNotificationContent: @unchecked Sendable {
  fileprivate struct Values: Sendable {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: Int?
    var sound: UNNotificationSound?
    var userInfo = UserInfo()
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore: Double = 0
    var filterCriteria: String?
    var targetContentIdentifier: String?
  }

  // Safe, because these are the values of a property list, which do not change.
  fileprivate struct UserInfo: @unchecked Sendable {
    var values: [AnyHashable: Any] = [:]
  }

  private let values: Mutex<Values>

  fileprivate init(_ values: Values) { self.values = Mutex(values) }

  fileprivate var allValues: Values { values.withLock { $0 } }

  fileprivate subscript<Value: Sendable>(_ path: any WritableKeyPath<Values, Value> & Sendable) -> Value {
    get { values.withLock { $0[keyPath: path] } }
    set { values.withLock { $0[keyPath: path] = newValue } }
  }

  /// Returns an immutable copy.
  func fixed() -> UNNotificationContent { UNNotificationContent(allValues) }

  /// Returns an immutable copy.
  public func copy() -> Any { fixed() }

  /// Returns a mutable copy: a ``UNMutableNotificationContent``.
  public func mutableCopy() -> Any { UNMutableNotificationContent(copying: self) }

  /// The title.
  public fileprivate(set) var title: String {
    get { self[\.title] }
    set { self[\.title] = newValue }
  }
  /// The second line.
  public fileprivate(set) var subtitle: String {
    get { self[\.subtitle] }
    set { self[\.subtitle] = newValue }
  }
  /// The text.
  public fileprivate(set) var body: String {
    get { self[\.body] }
    set { self[\.body] = newValue }
  }
  /// Kept, without effect: the desktops have no common badge for an icon.
  public fileprivate(set) var badge: NSNumber? {
    get { self[\.badge].map { NSNumber(value: $0) } }
    set { self[\.badge] = newValue?.intValue }
  }
  /// Kept, without effect: the desktop's settings decide about sounds.
  public fileprivate(set) var sound: UNNotificationSound? {
    get { self[\.sound] }
    set { self[\.sound] = newValue }
  }
  /// The program's own values: those of a property list.
  public fileprivate(set) var userInfo: [AnyHashable: Any] {
    get { self[\.userInfo].values }
    set { self[\.userInfo] = UserInfo(values: newValue) }
  }
  /// The files that the notification shows. The desktop shows the first picture.
  public fileprivate(set) var attachments: [UNNotificationAttachment] {
    get { self[\.attachments] }
    set { self[\.attachments] = newValue }
  }
  /// The identifier of a ``UNNotificationCategory``, whose actions are buttons.
  public fileprivate(set) var categoryIdentifier: String {
    get { self[\.categoryIdentifier] }
    set { self[\.categoryIdentifier] = newValue }
  }
  /// Kept, without effect: the desktop does not group notifications.
  public fileprivate(set) var threadIdentifier: String {
    get { self[\.threadIdentifier] }
    set { self[\.threadIdentifier] = newValue }
  }
  /// Kept, without effect: a program has no picture during its start.
  public fileprivate(set) var launchImageName: String {
    get { self[\.launchImageName] }
    set { self[\.launchImageName] = newValue }
  }
  /// The urgency of the notification.
  public fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel {
    get { self[\.interruptionLevel] }
    set { self[\.interruptionLevel] = newValue }
  }
  /// Kept, without effect: the desktop shows notifications in the order of their times.
  public fileprivate(set) var relevanceScore: Double {
    get { self[\.relevanceScore] }
    set { self[\.relevanceScore] = newValue }
  }
  /// Kept, without effect: the desktop does not filter notifications by the program's criteria.
  public fileprivate(set) var filterCriteria: String? {
    get { self[\.filterCriteria] }
    set { self[\.filterCriteria] = newValue }
  }
  /// Kept, without effect: the program's delegate decides which window to show.
  public fileprivate(set) var targetContentIdentifier: String? {
    get { self[\.targetContentIdentifier] }
    set { self[\.targetContentIdentifier] = newValue }
  }
}

/// The mutable content of a notification.
///
/// Mirrors `UNMutableNotificationContent`.
// Safe for the reason that its superclass names.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Creates an empty content.
  public init() { super.init(Values()) }

  fileprivate init(copying content: UNNotificationContent) { super.init(content.allValues) }

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
  public override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  public override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  public override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
