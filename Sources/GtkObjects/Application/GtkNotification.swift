import CGtk

extension Gtk {
  /// A desktop notification (GNotification).
  package final class Notification: Object {
    package init(title: String) {
      super.init(adopting: UnsafeMutableRawPointer(g_notification_new(title)))
    }

    /// The urgency of the notification (GNotificationPriority).
    package enum Priority {
      case low, normal, high, urgent
    }

    package func setPriority(_ priority: Priority) {
      let value =
        switch priority {
        case .low: G_NOTIFICATION_PRIORITY_LOW
        case .normal: G_NOTIFICATION_PRIORITY_NORMAL
        case .high: G_NOTIFICATION_PRIORITY_HIGH
        case .urgent: G_NOTIFICATION_PRIORITY_URGENT
        }
      g_notification_set_priority(opaque, value)
    }

    package func setBody(_ body: String) { g_notification_set_body(opaque, body) }

    package func setIcon(_ name: String) {
      guard let icon = g_themed_icon_new(name) else { return }
      g_notification_set_icon(opaque, icon)
      g_object_unref(UnsafeMutableRawPointer(icon))
    }

    /// Shows the picture in a file.
    package func setPicture(_ path: String) {
      let file = g_file_new_for_path(path)
      guard let icon = g_file_icon_new(file) else { return }
      g_notification_set_icon(opaque, icon)
      g_object_unref(UnsafeMutableRawPointer(icon))
      g_object_unref(UnsafeMutableRawPointer(file))
    }

    package func setDefaultAction(_ action: String, target: String?) {
      g_notification_set_default_action_and_target_value(opaque, action, target.map { g_variant_new_string($0) })
    }

    package func addButton(_ title: String, action: String, target: String?) {
      g_notification_add_button_with_target_value(opaque, title, action, target.map { g_variant_new_string($0) })
    }
  }
}
