import GtkObjects

extension Application {
  /// Adds something that the program does when it is asked by name: by a menu, by keys pressed in any of its windows, by a
  /// notification, or by another program over the session bus (`gapplication action ID quit`).
  ///
  /// ```swift
  /// application.addAction("preferences", shortcuts: [KeyboardShortcut(",")]) { showPreferences() }
  /// ```
  ///
  /// An action of the same name is replaced. The application keeps the closure.
  ///
  /// - Parameters:
  ///   - name: Letters, digits, hyphens and dots.
  ///   - shortcuts: The keys for it; an action has them in place of those it had before.
  ///   - perform: What it does.
  public func addAction(_ name: String, shortcuts: [KeyboardShortcut] = [], perform: @escaping () -> Void) {
    application.addAction(Gtk.Action(name: name, takesParameter: false) { _ in perform() })
    application.setAccelerators(shortcuts.map(\.accelerator), for: "app.\(name)")
  }

  /// Adds something that the program does with a text, such as the number of an order.
  ///
  /// - Parameters:
  ///   - name: Letters, digits, hyphens and dots.
  ///   - perform: What it does with the text, which may come from another program: believe nothing of it.
  public func addAction(_ name: String, perform: @escaping (String) -> Void) {
    application.addAction(
      Gtk.Action(name: name, takesParameter: true) { text in
        if let text { perform(text) }
      })
  }

  /// Whether an action can be asked for. Menus show one that cannot in grey.
  public func setAction(_ name: String, isEnabled: Bool) {
    application.setAction(name, isEnabled: isEnabled)
  }

  /// Does what an action does; nothing if there is none of that name, or it cannot be asked for.
  public func performAction(_ name: String, target: String? = nil) {
    application.performAction(name, target: target)
  }

  /// Gives keys to what GTK's windows can do by themselves: `"window.close"`, `"window.minimize"`.
  public func setShortcuts(_ shortcuts: [KeyboardShortcut], forWindowAction name: String) {
    application.setAccelerators(shortcuts.map(\.accelerator), for: name)
  }

  /// Shows a message outside the program's windows.
  ///
  /// - Parameters:
  ///   - notification: The message.
  ///   - id: The program's name for the message; another one of that name takes its place.
  public func send(_ notification: ApplicationNotification, id: String) {
    application.send(notification.makeNotification(), id: id)
  }

  /// Takes a message back that need not be read any more.
  public func withdrawNotification(id: String) {
    application.withdrawNotification(id: id)
  }

  /// Says what the program is, above the window that has the keyboard.
  public func showAbout(_ information: AboutInformation) {
    show(information.makeWindow(), isModal: true)
  }

  /// Lists keys in a window above the one that has the keyboard.
  public func showShortcuts(_ groups: [ShortcutsGroup]) {
    guard let window = Gtk.Window(shortcuts: groups.map(\.section)) else {
      Gtk.warn("The list of keys could not be made.")
      return
    }
    show(window, isModal: false)
  }

  /// Puts the keyboard into the search field of the window that has it; says whether there is one in sight.
  @discardableResult
  public func focusSearchField() -> Bool {
    guard let field = application.activeWindow?.visibleDescendant(ofType: "GtkSearchEntry") else { return false }
    return field.grabFocus()
  }

  /// Takes back the last change of the text that has the keyboard; says whether there was one to take back.
  ///
  /// A program that gives Ctrl+Z to an action of its own asks this first, for its keys come before those of a field:
  ///
  /// ```swift
  /// application.addAction("undo", shortcuts: [KeyboardShortcut("z")]) {
  ///   if !application.undoTextChange() { history.undo() }
  /// }
  /// ```
  public func undoTextChange() -> Bool { application.activeWindow?.undoTextChange() ?? false }

  /// Notes that a file was used, for the lists of recent files that the desktop and its file dialogs show.
  public static func addRecentFile(_ url: URL) {
    Gtk.Application.addRecentFile(url.absoluteString)
  }

  private func show(_ window: Gtk.Window, isModal: Bool) {
    window.setParent(application.activeWindow, isModal: isModal)
    window.present()
  }
}
