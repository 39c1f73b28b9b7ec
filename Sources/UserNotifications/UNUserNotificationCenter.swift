// As on Apple's systems, the module exports Foundation.
@_exported import Foundation

/// The notifications of the program.
///
/// Mirrors `UNUserNotificationCenter`, on the desktop's notifications:
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Tea is ready"
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)
/// try await UNUserNotificationCenter.current().add(
///   UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// ```
///
/// It may be used from any task. Calls on the main thread take effect at once, other calls soon.
///
/// A trigger fires while the program runs: the desktop does not remember it for later. As on iOS, a notification that
/// arrives while a window of the program is in front is only shown if the delegate requests it.
public final class UNUserNotificationCenter: Sendable {
  private static let shared = UNUserNotificationCenter(DesktopNotifications())

  /// Returns the program's notifications.
  public static func current() -> UNUserNotificationCenter { shared }

  /// The object that receives notifications and the user's responses.
  @preconcurrency @MainActor public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Indicates whether ``UNNotificationContent`` may have an extension: always `false`, as the desktop has none.
  public let supportsContentExtensions = false

  private let schedule: NotificationSchedule

  init(_ backend: any NotificationBackend) {
    schedule = NotificationSchedule(backend)
  }

  /// Performs an action with the notifications: at once on the main thread, otherwise soon.
  private func perform(_ action: @escaping @MainActor @Sendable (NotificationSchedule) -> Void) {
    if Thread.isMainThread {
      // Safe, because this is the main thread.
      MainActor.assumeIsolated { action(schedule) }
    } else {
      Task { @MainActor in action(schedule) }
    }
  }

  // MARK: Permission

  /// Grants every request: the user forbids notifications in the desktop's settings.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @MainActor @Sendable (Bool, (any Error)?) -> Void
  ) {
    perform { _ in completionHandler(true, nil) }
  }

  /// Grants every request: the user forbids notifications in the desktop's settings.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

  /// Passes the settings to a closure.
  public func getNotificationSettings(
    completionHandler: @escaping @MainActor @Sendable (UNNotificationSettings) -> Void
  ) {
    perform { _ in completionHandler(UNNotificationSettings()) }
  }

  /// Returns the settings.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Requests

  /// Shows a notification at its time. It replaces a pending or shown one with the same identifier.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform { schedule in
      do {
        try schedule.add(request, of: self)
        completion?(nil)
      } catch {
        completion?(error)
      }
    }
  }

  /// Shows a notification at its time. It replaces a pending or shown one with the same identifier.
  @MainActor public func add(_ request: UNNotificationRequest) async throws { try schedule.add(request, of: self) }

  /// Passes the pending requests to a closure.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor @Sendable ([UNNotificationRequest]) -> Void
  ) {
    perform { completionHandler($0.pendingRequests) }
  }

  /// Returns the pending requests.
  @MainActor public func pendingNotificationRequests() async -> [UNNotificationRequest] { schedule.pendingRequests }

  /// Removes pending requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    perform { $0.removePending(identifiers) }
  }

  /// Removes all pending requests.
  public func removeAllPendingNotificationRequests() {
    perform { $0.removePending($0.pendingRequests.map(\.identifier)) }
  }

  // MARK: Shown notifications

  /// Passes the shown notifications without a user's response to a closure.
  public func getDeliveredNotifications(completionHandler: @escaping @MainActor @Sendable ([UNNotification]) -> Void) {
    perform { completionHandler($0.delivered) }
  }

  /// Returns the shown notifications without a user's response. The desktop does not report closed ones.
  @MainActor public func deliveredNotifications() async -> [UNNotification] { schedule.delivered }

  /// Withdraws shown notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    perform { $0.removeDelivered(identifiers) }
  }

  /// Withdraws all shown notifications.
  public func removeAllDeliveredNotifications() {
    perform { $0.removeDelivered($0.delivered.map(\.request.identifier)) }
  }

  // MARK: Categories and badges

  /// Sets the categories of notifications with buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    perform { $0.categories = categories }
  }

  /// Passes the categories of notifications with buttons to a closure.
  public func getNotificationCategories(
    completionHandler: @escaping @MainActor @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    perform { completionHandler($0.categories) }
  }

  /// Returns the categories of notifications with buttons.
  @MainActor public func notificationCategories() async -> Set<UNNotificationCategory> { schedule.categories }

  /// Has no effect: the desktops have no common badge for an icon.
  public func setBadgeCount(
    _ count: Int, withCompletionHandler completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform { _ in completion?(nil) }
  }

  /// Has no effect: the desktops have no common badge for an icon.
  public func setBadgeCount(_ count: Int) async throws {}
}
