import GtkObjects

/// A desktop notification, which the desktop may keep until it is read.
///
/// ```swift
/// var notification = ApplicationNotification(title: "Order placed")
/// notification.body = "Three books are on their way."
/// notification.buttons = [.init("Show", action: "show-order", target: "42")]
/// application.send(notification, id: "order-42")
/// ```
///
/// Corresponds to `UNNotificationRequest`. Its buttons invoke actions of the application, so a click starts the program
/// again after it has exited (see ``Application/addAction(_:shortcuts:perform:)``).
public struct ApplicationNotification {
  /// A button of a notification.
  public struct Button {
    let title: String
    let action: String
    let target: String?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The button's title.
    ///   - action: The name of an application action.
    ///   - target: The parameter of the action, if it takes one.
    public init(_ title: String, action: String, target: String? = nil) {
      self.title = title
      self.action = action
      self.target = target
    }
  }

  /// The title.
  public var title: String
  /// The body text.
  public var body = ""
  /// The icon's name, or an empty string for the program's icon.
  public var icon = ""
  /// The buttons. The desktop may limit them to three.
  public var buttons: [Button] = []
  /// The action for a click on the notification, whose title is ignored, or `nil` to activate the program.
  public var defaultAction: Button?

  /// The path of a picture in place of the icon.
  package var picture: String?

  /// The urgency of the notification.
  package var priority = Gtk.Notification.Priority.normal

  /// Creates a notification.
  public init(title: String) {
    self.title = title
  }

  @MainActor
  func makeNotification() -> Gtk.Notification {
    let notification = Gtk.Notification(title: title)
    if !body.isEmpty { notification.setBody(body) }
    if !icon.isEmpty { notification.setIcon(icon) }
    if let picture { notification.setPicture(picture) }
    if priority != .normal { notification.setPriority(priority) }
    if let defaultAction {
      notification.setDefaultAction("app.\(defaultAction.action)", target: defaultAction.target)
    }
    for button in buttons {
      notification.addButton(button.title, action: "app.\(button.action)", target: button.target)
    }
    return notification
  }
}
