import GtkObjects

/// A message that the desktop shows outside the program's windows, and may keep until it is read.
///
/// ```swift
/// var notification = ApplicationNotification(title: "Order placed")
/// notification.body = "Three books are on their way."
/// notification.buttons = [.init("Show", action: "show-order", target: "42")]
/// application.send(notification, id: "order-42")
/// ```
///
/// Has the part of `UNNotificationRequest`; actions are the application's, as everywhere on this desktop, so that a
/// click starts the program again if it has ended (see ``Application/addAction(_:shortcuts:perform:)``).
public struct ApplicationNotification {
  /// A button of the message.
  public struct Button {
    let title: String
    let action: String
    let target: String?

    /// - Parameters:
    ///   - title: What the button says.
    ///   - action: The name of an action of the application.
    ///   - target: What the action gets, if it wants a text.
    public init(_ title: String, action: String, target: String? = nil) {
      self.title = title
      self.action = action
      self.target = target
    }
  }

  /// What has happened, in a few words.
  public var title: String
  /// What there is to say about it.
  public var body = ""
  /// The name of an icon; the program's own if empty.
  public var icon = ""
  /// What can be done about it; the desktop may show the first three.
  public var buttons: [Button] = []
  /// What a click on the message does, with no title of its own; it brings the program to the front if `nil`.
  public var defaultAction: Button?

  /// Makes a message.
  public init(title: String) {
    self.title = title
  }

  @MainActor
  func makeNotification() -> Gtk.Notification {
    let notification = Gtk.Notification(title: title)
    if !body.isEmpty { notification.setBody(body) }
    if !icon.isEmpty { notification.setIcon(icon) }
    if let defaultAction {
      notification.setDefaultAction("app.\(defaultAction.action)", target: defaultAction.target)
    }
    for button in buttons {
      notification.addButton(button.title, action: "app.\(button.action)", target: button.target)
    }
    return notification
  }
}
