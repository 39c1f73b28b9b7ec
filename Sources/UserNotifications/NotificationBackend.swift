import Foundation
import GtkBridge
import GtkObjects

/// The object that shows notifications and provides the time.
@MainActor
protocol NotificationBackend: AnyObject, Sendable {
  /// Indicates whether a window of the program is in front.
  var isInFront: Bool { get }
  var now: Date { get }
  /// Shows a notification with buttons, or replaces it. The closure receives the identifier of the action that the user
  /// chooses.
  func show(
    _ request: UNNotificationRequest, _ actions: [UNNotificationAction], onChoice: @escaping (String) -> Void) throws
  func withdraw(_ identifier: String)
  /// Asks the user for the text of an action. The closure receives the text, unless the user cancels.
  func askForText(
    _ action: UNTextInputNotificationAction, of request: UNNotificationRequest, onAnswer: @escaping (String) -> Void)
  /// Calls a closure after a time, unless the result is released earlier.
  func call(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> AnyObject
}

/// The desktop's notifications, sent by the program's ``Application``.
final class DesktopNotifications: NotificationBackend {
  private static let actionName = "user-notification"
  private var choices: [String: (String) -> Void] = [:]
  private var isConnected = false

  nonisolated init() {}

  var isInFront: Bool { Gtk.shownWindows.contains { $0.isActive } }

  var now: Date { .now }

  func show(
    _ request: UNNotificationRequest, _ actions: [UNNotificationAction], onChoice: @escaping (String) -> Void
  ) throws {
    guard let application = Application.current else { throw UNError(.notificationsNotAllowed) }
    connect(to: application)
    choices[request.identifier] = onChoice
    let content = request.content
    var notification = ApplicationNotification(title: content.title)
    notification.body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    notification.priority = content.interruptionLevel.priority
    notification.picture = content.attachments.first(where: \.isPicture)?.url.path
    notification.defaultAction = button("", UNNotificationDefaultActionIdentifier, of: request)
    notification.buttons = actions.map { button($0.title, $0.identifier, of: request) }
    application.send(notification, id: request.identifier)
  }

  /// Returns a button. Its target contains the action and, on a second line, the request.
  private func button(
    _ title: String, _ action: String, of request: UNNotificationRequest
  ) -> ApplicationNotification.Button {
    ApplicationNotification.Button(title, action: Self.actionName, target: "\(action)\n\(request.identifier)")
  }

  private func connect(to application: Application) {
    guard !isConnected else { return }
    isConnected = true
    application.addAction(Self.actionName) { [weak self] target in
      let parts = target.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2 { self?.choices[parts[1]]?(parts[0]) }
    }
  }

  func withdraw(_ identifier: String) {
    choices[identifier] = nil
    Application.current?.withdrawNotification(id: identifier)
  }

  func askForText(
    _ action: UNTextInputNotificationAction, of request: UNNotificationRequest, onAnswer: @escaping (String) -> Void
  ) {
    let window = Window()
    let view = TextQuestion(action: action, request: request) { [weak window] text in
      window?.isHidden = true
      if let text { onAnswer(text) }
    }
    window.rootViewController = HostingController(rootView: view)
    window.makeKeyAndVisible()
  }

  func call(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> AnyObject {
    Countdown(delay, action)
  }

  /// A closure that runs after a time, unless this object is released earlier.
  private final class Countdown {
    private let task: Task<Void, Never>

    init(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
      task = Task { @MainActor in
        try? await Task.sleep(for: .seconds(delay))
        if !Task.isCancelled { action() }
      }
    }

    deinit { task.cancel() }
  }
}
