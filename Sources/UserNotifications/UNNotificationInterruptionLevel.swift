import GtkObjects

/// The urgency of a notification.
///
/// Mirrors `UNNotificationInterruptionLevel`. The levels are the desktop's priorities, and the desktop decides what it
/// does with each.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// A notification that needs no attention: of low priority.
  case passive
  /// A notification like most: of normal priority.
  case active
  /// A notification about a current event: of high priority.
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
