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
  /// GTK has a function for announcements from 4.14 on. The message also becomes the label of a live region (WAI-ARIA's
  /// `status`) in the active window, which screen readers report with an older GTK. The label is cleared after a while, so
  /// that users do not encounter outdated messages.
  public struct Announcement: Sendable {
    private let message: String

    /// Creates an announcement.
    @_disfavoredOverload public init<Message: StringProtocol>(_ message: Message) {
      self.message = String(message)
    }

    /// Posts the announcement. Does nothing if no window is open.
    @preconcurrency @MainActor
    public func post() { LiveRegion.current?.tell(message) }
  }
}

/// An invisible live region of a window for announcements.
@MainActor
final class LiveRegion {
  /// The live region of the active window, or else of the window opened last.
  static var current: LiveRegion? {
    let regions = all.compactMap(\.region)
    return regions.last { $0.window.isActive } ?? regions.last
  }

  private static var all: [WeakRegion] = []

  private let window: Gtk.Window
  private let box = Gtk.Box(axis: .horizontal)
  private var message = ""
  private var forgetting: Task<Void, Never>?

  /// The lifetime of a message.
  private static let memory = Duration.seconds(5)

  init(of window: Gtk.Window, in overlay: Gtk.Overlay) {
    self.window = window
    box.setAccessibleRole(.status)
    box.setAccessibleLabel("")
    box.setAlign(.start, on: .horizontal)
    box.setAlign(.start, on: .vertical)
    box.takesInput = false
    overlay.add(box)
    Self.all.removeAll { $0.region == nil }
    Self.all.append(WeakRegion(region: self))
  }

  func tell(_ message: String) {
    // Repeating the same label would not be a change, and would not be announced.
    if message == self.message { box.setAccessibleLabel("") }
    self.message = message
    box.setAccessibleLabel(message)
    window.announce(message)
    forgetting?.cancel()
    forgetting = Task { [weak self] in
      try? await Task.sleep(for: Self.memory)
      if !Task.isCancelled { self?.forget() }
    }
  }

  private func forget() {
    message = ""
    box.setAccessibleLabel("")
  }
}

@MainActor
private struct WeakRegion {
  weak var region: LiveRegion?
}
