// As on Apple's systems, the module brings Foundation along.
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
/// A trigger fires while the program runs: the desktop does not remember it for later. As on iOS, a notification that
/// comes while a window of the program is in front is shown only if the delegate asks for that.
@preconcurrency @MainActor
public final class UNUserNotificationCenter {
  private static let shared = UNUserNotificationCenter(DesktopNotifications())

  /// The program's notifications.
  public static func current() -> UNUserNotificationCenter { shared }

  /// The object that is told of notifications and of what the user does with them.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Indicates that ``UNNotificationContent`` may have no extension, as there are none on the desktop.
  public let supportsContentExtensions = false

  private let backend: any NotificationBackend
  private var pending: [(request: UNNotificationRequest, countdown: AnyObject)] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []

  init(_ backend: any NotificationBackend) {
    self.backend = backend
  }

  // MARK: Permission

  /// Grants what is asked: the user forbids notifications in the desktop's settings.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @MainActor @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(true, nil)
  }

  /// Grants what is asked: the user forbids notifications in the desktop's settings.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

  /// Passes the settings to a closure.
  public func getNotificationSettings(
    completionHandler: @escaping @MainActor @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  /// The settings.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Requests

  /// Shows a notification at its time. It replaces a pending or shown one with the same identifier.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    do {
      try schedule(request)
      completion?(nil)
    } catch {
      completion?(error)
    }
  }

  /// Shows a notification at its time. It replaces a pending or shown one with the same identifier.
  public func add(_ request: UNNotificationRequest) async throws { try schedule(request) }

  /// Passes the requests whose time has not come to a closure.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending.map(\.request))
  }

  /// The requests whose time has not come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.map(\.request) }

  /// Removes requests whose time has not come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Removes all requests whose time has not come.
  public func removeAllPendingNotificationRequests() { pending = [] }

  private func schedule(_ request: UNNotificationRequest) throws {
    pending.removeAll { $0.request.identifier == request.identifier }
    guard let trigger = request.trigger else { return try deliver(request) }
    guard let delay = trigger.delay(from: backend.now) else { return }
    let countdown = backend.call(after: delay) { [weak self] in self?.fire(request) }
    pending.append((request, countdown))
  }

  private func fire(_ request: UNNotificationRequest) {
    pending.removeAll { $0.request.identifier == request.identifier }
    // Nobody is left to tell of an error: without an application, there is no loop that calls this.
    try? deliver(request)
    if request.trigger?.repeats == true { try? schedule(request) }
  }

  // MARK: Shown notifications

  private func deliver(_ request: UNNotificationRequest) throws {
    let notification = UNNotification(date: backend.now, request: request)
    guard backend.isInFront else { return try show(notification) }
    delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
      if options.isShown { try? self?.show(notification) }
    }
  }

  private func show(_ notification: UNNotification) throws {
    let request = notification.request
    let category = categories.first { $0.identifier == request.content.categoryIdentifier }
    try backend.show(request, category?.actions ?? []) { [weak self] action in
      self?.choose(action, of: notification)
    }
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(notification)
  }

  private func choose(_ action: String, of notification: UNNotification) {
    // The desktop takes the notification away.
    delivered.removeAll { $0 === notification }
    let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }

  /// Passes the notifications that have been shown, and that the user has not chosen, to a closure.
  public func getDeliveredNotifications(completionHandler: @escaping @MainActor @Sendable ([UNNotification]) -> Void) {
    completionHandler(delivered)
  }

  /// The notifications that have been shown, and that the user has not chosen. The desktop does not tell of closed ones.
  public func deliveredNotifications() async -> [UNNotification] { delivered }

  /// Withdraws shown notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
    for identifier in identifiers { backend.withdraw(identifier) }
  }

  /// Withdraws all shown notifications.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: delivered.map(\.request.identifier))
  }

  // MARK: Categories and badges

  /// Sets the kinds of notifications that have buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

  /// Passes the kinds of notifications that have buttons to a closure.
  public func getNotificationCategories(
    completionHandler: @escaping @MainActor @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(categories)
  }

  /// The kinds of notifications that have buttons.
  public func notificationCategories() async -> Set<UNNotificationCategory> { categories }

  /// Has no effect: the desktops have no common number on an icon.
  public func setBadgeCount(
    _ count: Int, withCompletionHandler completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }
}

/// An object that is told of notifications and of what the user does with them.
///
/// Mirrors `UNUserNotificationCenterDelegate`. Implement the methods with completion handlers or the asynchronous ones.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Decides how a notification is shown that comes while a window of the program is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// Decides how a notification is shown that comes while a window of the program is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Handles what the user has done with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Handles what the user has done with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// Awaits the asynchronous method, for a delegate that implements that one.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Task { completionHandler(await userNotificationCenter(center, willPresent: notification)) }
  }

  /// Shows nothing while a window of the program is in front.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Awaits the asynchronous method, for a delegate that implements that one.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Task {
      await userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}
