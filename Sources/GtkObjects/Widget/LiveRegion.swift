extension Gtk {
  /// An invisible live region of a window for announcements.
  @MainActor
  package final class LiveRegion {
    /// The live region of the active window, or else of the window opened last.
    package static var current: LiveRegion? {
      let regions = all.compactMap(\.region)
      return regions.last { $0.window.isActive } ?? regions.last
    }

    private static var all: [WeakRegion] = []

    private let window: Window
    private let box = Box(axis: .horizontal)
    private let announcer: Announcer
    private var message = ""
    private var forgetting: Task<Void, Never>?

    /// The lifetime of a message.
    private static let memory = Duration.seconds(5)

    package init(of window: Window, in overlay: Overlay) {
      self.window = window
      announcer = Announcer(for: window)
      box.setAccessibleRole(.status)
      box.setAccessibleLabel("")
      box.setAlign(.start, on: .horizontal)
      box.setAlign(.start, on: .vertical)
      box.takesInput = false
      overlay.add(box)
      Self.all.removeAll { $0.region == nil }
      Self.all.append(WeakRegion(region: self))
    }

    package func tell(_ message: String) {
      // Repeating the same label would not be a change, and would not be announced.
      if message == self.message { box.setAccessibleLabel("") }
      self.message = message
      box.setAccessibleLabel(message)
      announcer.announce(message)
      forgetting?.cancel()
      forgetting = Task { [weak self] in
        try? await Task.sleep(for: Self.memory)
        if !Task.isCancelled { self?.forget() }
      }
    }

    private func forget() {
      message = ""
      box.setAccessibleLabel("")
      announcer.forget()
    }
  }

  @MainActor
  private struct WeakRegion {
    weak var region: LiveRegion?
  }
}
