import GtkObjects

/// The notifications that a program can send to assistive technology.
///
/// Mirrors SwiftUI's `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// An announcement that assistive technology reads out, such as the result of an invisible operation.
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("2 books in the cart").post()
  /// ```
  ///
  /// GTK has a function for announcements from 4.14 on. With an older one, the message is the description of the
  /// focused control for a while, because a screen reader speaks a change of the description. The message also becomes
  /// the label of a live region (WAI-ARIA's `status`) in the active window, which is cleared at the same time.
  ///
  /// Mirrors SwiftUI's `AccessibilityNotification.Announcement`.
  public struct Announcement: Sendable {
    private let message: String

    /// Creates an announcement.
    @_disfavoredOverload public init<Message: StringProtocol>(_ message: Message) {
      self.message = String(message)
    }

    /// Posts the announcement. Does nothing if no window is open.
    @preconcurrency @MainActor
    public func post() { Gtk.LiveRegion.current?.tell(message) }
  }
}
