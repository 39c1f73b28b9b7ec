import GtkObjects

extension Application {
  /// Adds a named action, which a menu, a keyboard shortcut in any window, a notification or another program can
  /// invoke. Other programs use the session bus, as in `gapplication action ID quit`.
  ///
  /// ```swift
  /// application.addAction("preferences", shortcuts: [KeyboardShortcut(",")]) { showPreferences() }
  /// ```
  ///
  /// It replaces an action of the same name. The application retains the closure.
  ///
  /// - Parameters:
  ///   - name: The name, consisting of letters, digits, hyphens and dots.
  ///   - shortcuts: The keyboard shortcuts, which replace previous ones.
  ///   - perform: The closure that the action runs.
  public func addAction(_ name: String, shortcuts: [KeyboardShortcut] = [], perform: @escaping () -> Void) {
    application.addAction(Gtk.Action(name: name, takesParameter: false) { _ in perform() })
    application.setAccelerators(shortcuts.map(\.accelerator), for: "app.\(name)")
  }

  /// Adds a named action with a text parameter, such as an order number.
  ///
  /// - Parameters:
  ///   - name: The name, consisting of letters, digits, hyphens and dots.
  ///   - perform: The closure that receives the text. The text may come from another program, so validate it.
  public func addAction(_ name: String, perform: @escaping (String) -> Void) {
    application.addAction(
      Gtk.Action(name: name, takesParameter: true) { text in
        if let text { perform(text) }
      })
  }

  /// Enables or disables an action. Menus show a disabled action in grey.
  public func setAction(_ name: String, isEnabled: Bool) {
    application.setAction(name, isEnabled: isEnabled)
  }

  /// Performs an action. Does nothing if there is no action with this name or it is disabled.
  public func performAction(_ name: String, target: String? = nil) {
    application.performAction(name, target: target)
  }

  /// Sets the keyboard shortcuts of an action: one built into GTK's windows, `"window.close"` or `"window.minimize"`, or
  /// one of the application, with its text if it takes one.
  ///
  /// ```swift
  /// application.addAction("show-screen") { screen in coordinator.show(screen) }
  /// application.setShortcuts([KeyboardShortcut("1")], for: "app.show-screen::home")
  /// ```
  public func setShortcuts(_ shortcuts: [KeyboardShortcut], for name: String) {
    application.setAccelerators(shortcuts.map(\.accelerator), for: name)
  }

  /// Sends a desktop notification.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - id: An identifier. A notification replaces an earlier one with the same identifier.
  public func send(_ notification: ApplicationNotification, id: String) {
    application.send(notification.makeNotification(), id: id)
  }

  /// Withdraws a notification.
  public func withdrawNotification(id: String) {
    application.withdrawNotification(id: id)
  }

  /// Shows information about the program above the active window.
  public func showAbout(_ information: AboutInformation) {
    show(information.makeWindow(), isModal: true)
  }

  /// Shows a list of keyboard shortcuts above the active window.
  public func showShortcuts(_ groups: [ShortcutsGroup]) {
    guard let window = Gtk.Window.shortcuts(groups.map(\.section)) else {
      Gtk.warn("The shortcuts window could not be created.")
      return
    }
    show(window, isModal: false)
  }

  /// Moves the focus to the visible search field of the active window, and returns whether there is one.
  @discardableResult
  public func focusSearchField() -> Bool {
    guard let field = application.activeWindow?.visibleDescendant(ofType: "GtkSearchEntry") else { return false }
    return field.grabFocus()
  }

  /// Undoes the last edit in the focused text, and returns whether there was one.
  ///
  /// A custom action with the shortcut Ctrl+Z should call this first, because the application's shortcuts take
  /// precedence over those of a text field:
  ///
  /// ```swift
  /// application.addAction("undo", shortcuts: [KeyboardShortcut("z")]) {
  ///   if !application.undoTextChange() { history.undo() }
  /// }
  /// ```
  public func undoTextChange() -> Bool { application.activeWindow?.undoTextChange() ?? false }

  /// Adds a file to the desktop's list of recently used files.
  public static func addRecentFile(_ url: URL) {
    Gtk.Application.addRecentFile(url.absoluteString)
  }

  private func show(_ window: Gtk.Window, isModal: Bool) {
    let parent = application.activeWindow
    // The window may be open already, and in front.
    if parent?.isSame(as: window) != true { window.setParent(parent, isModal: isModal) }
    window.present()
  }
}
