import Foundation

/// The pending and the delivered notifications.
@MainActor
final class NotificationSchedule {
  private let backend: any NotificationBackend
  private var pending: [(request: UNNotificationRequest, countdown: AnyObject)] = []
  private(set) var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []

  nonisolated init(_ backend: any NotificationBackend) {
    self.backend = backend
  }

  var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

  func removePending(_ identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  func removeDelivered(_ identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
    for identifier in identifiers { backend.withdraw(identifier) }
  }

  func add(_ request: UNNotificationRequest, of center: UNUserNotificationCenter) throws {
    removePending([request.identifier])
    guard let trigger = request.trigger else { return try deliver(request, of: center) }
    guard let delay = trigger.delay(from: backend.now) else { return }
    let countdown = backend.call(after: delay) { [weak self] in self?.fire(request, of: center) }
    pending.append((request, countdown))
  }

  private func fire(_ request: UNNotificationRequest, of center: UNUserNotificationCenter) {
    removePending([request.identifier])
    // An error cannot be reported. It does not happen: without an application, there is no loop that calls this.
    try? deliver(request, of: center)
    if request.trigger?.repeats == true { try? add(request, of: center) }
  }

  private func deliver(_ request: UNNotificationRequest, of center: UNUserNotificationCenter) throws {
    let notification = UNNotification(date: backend.now, request: request)
    guard backend.isInFront else { return try show(notification, of: center) }
    center.delegate?.userNotificationCenter(center, willPresent: notification) { [weak self] options in
      if options.isShown { try? self?.show(notification, of: center) }
    }
  }

  private func show(_ notification: UNNotification, of center: UNUserNotificationCenter) throws {
    let request = notification.request
    let actions = categories.first { $0.identifier == request.content.categoryIdentifier }?.actions ?? []
    try backend.show(request, actions) { [weak self] identifier in
      self?.choose(identifier, actions.first { $0.identifier == identifier }, of: notification, center)
    }
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(notification)
  }

  private func choose(
    _ identifier: String, _ action: UNNotificationAction?, of notification: UNNotification,
    _ center: UNUserNotificationCenter
  ) {
    // The desktop removes the notification.
    delivered.removeAll { $0 === notification }
    func receive(_ response: UNNotificationResponse) {
      center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
    guard let action = action as? UNTextInputNotificationAction else {
      return receive(UNNotificationResponse(notification: notification, actionIdentifier: identifier))
    }
    backend.askForText(action, of: notification.request) { text in
      receive(
        UNTextInputNotificationResponse(
          notification: notification, actionIdentifier: identifier, userText: text))
    }
  }
}
