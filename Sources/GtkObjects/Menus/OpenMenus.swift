extension Gtk {
  /// The open menus. An open menu has the keyboard focus, but its commands apply to the widget that had the focus
  /// before.
  @MainActor
  package enum OpenMenus {
    private static var count = 0
    private static var waiting: [@MainActor () -> Void] = []

    /// Calls an action at once, or after the open menu has closed and its command has run.
    package static func whenNoneIsOpen(_ action: @escaping @MainActor () -> Void) {
      if count == 0 { action() } else { waiting.append(action) }
    }

    static func didOpen() { count += 1 }

    static func didClose() {
      count -= 1
      // GTK runs the command of the chosen item after the menu has closed, in the same turn of the main loop.
      Task { @MainActor in
        guard count == 0 else { return }
        let actions = waiting
        waiting = []
        for action in actions { action() }
      }
    }
  }
}
