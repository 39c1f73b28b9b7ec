import GtkObjects

/// What the program tells assistive technology of its own accord.
///
/// Mirrors SwiftUI's `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// A sentence to be read out, such as what has come of something that the user cannot see.
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("2 books in the cart").post()
  /// ```
  ///
  /// This GTK has no call for it. It becomes the name of a live region, WAI-ARIA's `status`, in the window that has the
  /// keyboard: what listens to the accessibility bus hears of the new name. The region has it for a while, so that nobody
  /// comes across what is long past.
  public struct Announcement: Sendable {
    private let message: String

    /// Makes an announcement of a sentence.
    public init<Message: StringProtocol>(_ message: Message) {
      self.message = String(message)
    }

    /// Announces it; does nothing where no window is open.
    @preconcurrency @MainActor
    public func post() { LiveRegion.current?.tell(message) }
  }
}

/// The place in a window that announcements are made in. There is nothing to see.
@MainActor
final class LiveRegion {
  /// That of the window with the keyboard, or of the one that was opened last.
  static var current: LiveRegion? {
    let regions = all.compactMap(\.region)
    return regions.last { $0.window.isActive } ?? regions.last
  }

  private static var all: [WeakRegion] = []

  private let window: Gtk.Window
  private let box = Gtk.Box(axis: .horizontal)
  private var message = ""
  private var forgetting: Task<Void, Never>?

  /// How long a sentence can be come across.
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
    // Another sentence like the one before is no change, and would not be heard.
    if message == self.message { box.setAccessibleLabel("") }
    self.message = message
    box.setAccessibleLabel(message)
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
