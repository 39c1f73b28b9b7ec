import CGtk

extension Gtk {
  /// The active state of the program's windows. A main window and the dialogs above it count as one.
  ///
  /// While a dialog or a menu opens or closes, none of the windows is active for a moment, because the focus moves by
  /// separate events. A window remains in front during that moment.
  @MainActor
  package final class WindowActivity {
    package static let shared = WindowActivity()

    /// A closure that is called after a window has been shown, hidden, activated or deactivated.
    package var onChange: (() -> Void)?

    private var awaitingWindow: [() -> Void] = []

    /// Calls `callback` once, after the next window has been shown.
    package func onNextShown(_ callback: @escaping () -> Void) { awaitingWindow.append(callback) }

    private struct Followed {
      let window: Window
      var handlers: [SignalHandler] = []
      /// The main window below a dialog. It is stored, because a dialog that closes no longer has a parent.
      var base: UnsafeMutableRawPointer?
      var isActive = false
      /// Indicates whether the window or a dialog above it has had the focus.
      var wasInFront = false
      /// Indicates whether a dialog has opened above a window in front, and has not received the focus yet.
      var awaitsFocus = false
      /// The main window in front at the time when a dialog opened above another main window. If the desktop gives the
      /// dialog the focus without a request by the user, that window remains in front until the dialog loses the focus.
      var front: UnsafeMutableRawPointer?
      /// The main window that is in front while the window has the focus, or `nil` for the window itself.
      var main: UnsafeMutableRawPointer? { front ?? base }
    }

    private let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    private var followed: [UnsafeMutableRawPointer: Followed] = [:]
    /// The main windows whose active dialog has closed, and which have not received the focus yet.
    private var awaitFocus: Set<UnsafeMutableRawPointer> = []
    /// The main windows that have lost the focus so recently that it may return at once, as from a menu.
    private var mayKeepFocus: Set<UnsafeMutableRawPointer> = []
    private var decision: Task<Void, Never>?
    /// The time within which a desktop returns the focus.
    private static let graceTime = Duration.milliseconds(250)

    private init() {
      windows.connect("items-changed") { [unowned self] in self.windowsDidChange() }
      windowsDidChange()
    }

    /// Returns whether a window is among GTK's windows, shown or not: it has not been destroyed.
    package func isOpen(_ window: Window) -> Bool { followed[window.pointer] != nil }

    /// Returns whether a main window or a dialog above it has the keyboard focus.
    package func isInFront(_ window: Window) -> Bool { isInFront(window.pointer) }

    /// Returns whether a main window has had the keyboard focus, and another window has it now.
    func isBehind(_ window: Window) -> Bool { windowInFront(of: window.pointer) != nil }

    /// Returns the main window in front of another main window that has been in front before.
    private func windowInFront(of window: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      guard followed[window]?.wasInFront == true, !isInFront(window) else { return nil }
      return followed.first { $1.base == nil && isInFront($0) }?.key
    }

    private func isInFront(_ window: UnsafeMutableRawPointer) -> Bool {
      awaitFocus.contains(window) || mayKeepFocus.contains(window)
        || followed.contains { ($1.main ?? $0) == window && ($1.isActive || $1.awaitsFocus) }
    }

    private func windowsDidChange() {
      let all = (0..<g_list_model_get_n_items(windows.opaque)).compactMap { index in
        g_list_model_get_item(windows.opaque, index).map { Window(adopting: $0) }
      }
      let pointers = Set(all.map(\.pointer))
      for (pointer, gone) in followed where !pointers.contains(pointer) {
        for handler in gone.handlers { handler.disconnect() }
        didHide(pointer)
        followed[pointer] = nil
        for (other, one) in followed where one.front == pointer { followed[other]?.front = nil }
      }
      for window in all where followed[window.pointer] == nil { follow(window) }
      onChange?()
    }

    private func follow(_ window: Window) {
      let pointer = window.pointer
      followed[pointer] = Followed(window: window, base: Self.base(of: window), isActive: window.isActive)
      followed[pointer]?.handlers = [
        window.connect("notify::is-active") { [unowned self] in self.activityDidChange(pointer) },
        window.connect("map") { [unowned self] in self.didShow(pointer) },
        window.connect("unmap") { [unowned self] in self.didHide(pointer) },
      ]
    }

    private func activityDidChange(_ pointer: UnsafeMutableRawPointer) {
      guard let window = followed[pointer]?.window else { return }
      if window.isActive {
        followed[pointer]?.isActive = true
        let main = followed[pointer]?.main ?? pointer
        followed[main]?.wasInFront = true
        for other in followed.keys { followed[other]?.awaitsFocus = false }
        awaitFocus = []
        mayKeepFocus = []
      } else if window.isVisible, followed[pointer]?.isActive == true {
        mayKeepFocus.insert(followed[pointer]?.main ?? pointer)
        followed[pointer]?.isActive = false
        followed[pointer]?.front = nil
        decideLater()
      }
      onChange?()
    }

    private func decideLater() {
      decision?.cancel()
      decision = Task { [weak self] in
        try? await Task.sleep(for: Self.graceTime)
        guard let self, !Task.isCancelled else { return }
        mayKeepFocus = []
        onChange?()
      }
    }

    private func didShow(_ pointer: UnsafeMutableRawPointer) {
      guard let window = followed[pointer]?.window else { return }
      let base = Self.base(of: window)
      let isAboveWindowInFront = base.map(isInFront) ?? false
      followed[pointer]?.awaitsFocus = isAboveWindowInFront
      followed[pointer]?.base = base
      let front = base.flatMap(windowInFront)
      followed[pointer]?.front = front
      onChange?()
      let awaiting = awaitingWindow
      awaitingWindow = []
      for callback in awaiting { callback() }
    }

    private func didHide(_ pointer: UnsafeMutableRawPointer) {
      guard let hidden = followed[pointer] else { return }
      if let main = hidden.main, hidden.isActive || hidden.awaitsFocus { awaitFocus.insert(main) }
      awaitFocus.remove(pointer)
      mayKeepFocus.remove(pointer)
      followed[pointer]?.isActive = false
      followed[pointer]?.awaitsFocus = false
      onChange?()
    }

    /// Returns the main window below a dialog, or `nil` if the window is a main window.
    private static func base(of window: Window) -> UnsafeMutableRawPointer? {
      let main = window.mainWindow
      return main.isSame(as: window) ? nil : main.pointer
    }
  }
}

extension Gtk.Window {
  /// The window itself, or the main window below a dialog.
  package var mainWindow: Gtk.Window {
    var main = cast(to: GtkWindow.self)
    while let parent = gtk_window_get_transient_for(main) { main = parent }
    return Gtk.Window(retaining: UnsafeMutableRawPointer(main))
  }
}
