import GtkBridge
import HomeCore

/// What the program does when the desktop asks: by its menu, by keys, by a notification, or over the session bus.
final class DesktopActions {
  private let application: Application
  private let preferences = Preferences()
  private let openWindow: () -> Void
  private let logger = Logger(subsystem: "HomeApp")
  private var notifier: OrderNotifier?
  private var colorSchemes: AnyCancellable?
  private weak var preferencesScreen: ViewController?
  private weak var quitScreen: ViewController?

  /// Adds the actions, their keys and the menu; `openWindow` opens another of the program's windows.
  init(application: Application, books: any BookService, openWindow: @escaping () -> Void) {
    self.application = application
    self.openWindow = openWindow
    notifier = OrderNotifier(service: books) { [logger] order in
      logger.debug("Order \(order.id) was placed.")
      application.send(ApplicationNotification(of: order), id: "order-\(order.id)")
    }
    application.preferredColorScheme = preferences.colorScheme.colorScheme
    colorSchemes = preferences.colorSchemes.sink { application.preferredColorScheme = $0.colorScheme }
    addActions()
    application.menu = menu
    logger.debug("Version \(LaunchOptions.version) starts.")
  }

  private func addActions() {
    application.addAction("new-window", shortcuts: [KeyboardShortcut("n")]) { [weak self] in self?.openWindow() }
    application.addAction("show-screen") { [weak self] name in self?.showScreen(named: name) }
    application.addAction("find", shortcuts: [KeyboardShortcut("f")]) { [application] in application.focusSearchField()
    }
    application.addAction("preferences", shortcuts: [KeyboardShortcut(",")]) { [weak self] in self?.showPreferences() }
    application.addAction(
      "shortcuts", shortcuts: [KeyboardShortcut("?"), KeyboardShortcut(.function(1), modifiers: [])]
    ) {
      [weak self] in self?.showShortcuts()
    }
    application.addAction("about") { [weak self] in self?.showAbout() }
    application.addAction("quit", shortcuts: [KeyboardShortcut("q")]) { [weak self] in self?.quit() }
    application.setShortcuts([KeyboardShortcut("w")], forWindowAction: "window.close")
  }

  private var menu: ApplicationMenu {
    ApplicationMenu(
      name: String(localized: "Main Menu"),
      sections: [
        [.init(String(localized: "_New Window"), action: "new-window")],
        [
          .init(String(localized: "_Preferences"), action: "preferences"),
          .init(String(localized: "_Keyboard Shortcuts"), action: "shortcuts"),
          .init(String(localized: "_About HomeApp"), action: "about"),
        ],
      ])
  }

  /// Shows a screen in the shell; a name that is none of its screens' is ignored.
  private func showScreen(named name: String) {
    guard let screen = AppScreen(rawValue: name), AppScreen.inSidebar.contains(screen) else {
      return logger.warning("There is no screen “\(name)” to show.")
    }
    if application.keyWindow == nil { openWindow() }
    application.keyWindow?.makeKeyAndVisible()
    let shell = application.keyWindow?.rootViewController?.children.lazy.compactMap { $0 as? ShellViewController }.first
    shell?.viewModel.request(action: .select(screen))
  }

  private func showPreferences() {
    guard preferencesScreen == nil else { return }
    preferencesScreen = present(PreferencesView(), title: String(localized: "Preferences"))
  }

  private func quit() {
    guard preferences.confirmsOnQuit, application.keyWindow != nil else { return application.quit() }
    guard quitScreen == nil else { return }
    let view = QuitView(
      onCancel: { [weak self] in self?.quitScreen?.dismiss(animated: true) },
      onQuit: { [weak self] in self?.application.quit() })
    quitScreen = present(view, title: String(localized: "Quit"))
  }

  /// Shows a view above whatever the window with the keyboard shows.
  private func present(_ view: some View, title: String) -> ViewController? {
    if application.keyWindow == nil { openWindow() }
    guard var below = application.keyWindow?.rootViewController else { return nil }
    while let above = below.presentedViewController { below = above }
    let screen = HostingController(rootView: view)
    screen.title = title
    screen.modalPresentationStyle = .formSheet
    below.present(screen, animated: true)
    return screen
  }

  private func showAbout() {
    var information = AboutInformation(name: "HomeApp", version: LaunchOptions.version)
    information.comments = String(localized: "Browse books, comics and offers")
    information.icon = HomeApp.identifier
    information.website = "https://github.com/gtkbridge/GtkBridge"
    information.copyright = "© 2026 The GtkBridge authors"
    information.license =
      String(localized: "Apache License, Version 2.0") + "\nhttps://www.apache.org/licenses/LICENSE-2.0"
    information.authors = ["The GtkBridge authors"]
    information.translators = String(localized: "translator-credits")
    application.showAbout(information)
  }

  private func showShortcuts() {
    application.showShortcuts([
      ShortcutsGroup(
        String(localized: "General"),
        [
          .init(String(localized: "New window"), KeyboardShortcut("n")),
          .init(String(localized: "Find"), KeyboardShortcut("f")),
          .init(String(localized: "Main menu"), KeyboardShortcut(.function(10), modifiers: [])),
          .init(String(localized: "Preferences"), KeyboardShortcut(",")),
          .init(
            String(localized: "Keyboard shortcuts"), KeyboardShortcut("?"),
            KeyboardShortcut(.function(1), modifiers: [])),
          .init(String(localized: "Close window"), KeyboardShortcut("w")),
          .init(String(localized: "Quit"), KeyboardShortcut("q")),
        ]),
      ShortcutsGroup(
        String(localized: "Navigation"),
        [.init(String(localized: "Go back"), KeyboardShortcut(.leftArrow, modifiers: .option))]),
    ])
  }
}
