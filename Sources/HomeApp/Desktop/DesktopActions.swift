import GtkBridge
import HomeCore
import os

/// The application's actions, which the desktop invokes from the menu, by keyboard shortcut, from a notification or
/// over the session bus.
final class DesktopActions {
  private let application: Application
  private let preferences = Preferences()
  private let undo: UndoHistory
  private let screen: AppScreen?
  private let openWindow: (AppScreen?) -> Void
  private let logger = Logger(subsystem: "HomeApp", category: "actions")
  private let notices: NoticePresenter
  private let quitting: QuitConfirmation
  private let passwords: PasswordPresenter
  private var notifier: OrderNotifier?
  private let cartNotifier: CartChangeNotifier
  private var colorSchemes: AnyCancellable?
  private weak var preferencesScreen: ViewController?

  /// Adds the actions, their shortcuts and the menu.
  ///
  /// - Parameters:
  ///   - screen: The only screen of the program's windows, or `nil` for the shell.
  ///   - openWindow: A closure that opens another window with a single screen, or with the shell for `nil`.
  init(
    application: Application, component: AppComponent, screen: AppScreen?,
    openWindow: @escaping (AppScreen?) -> Void
  ) {
    self.application = application
    self.screen = screen
    self.openWindow = openWindow
    undo = component.undo
    notices = NoticePresenter(
      application: application, notices: component.notices, transfer: component.recordTransfer)
    quitting = QuitConfirmation(application: application, transfer: component.recordTransfer) { openWindow(screen) }
    passwords = PasswordPresenter(application: application, prompt: component.passwordPrompt)
    cartNotifier = CartChangeNotifier(shop: component.shop, notices: component.notices)
    notifier = OrderNotifier(service: component.bookService) { [logger] order in
      logger.debug("Order \(order.id) was placed.")
      application.send(ApplicationNotification(of: order), id: "order-\(order.id)")
    }
    application.preferredColorScheme = preferences.colorScheme.colorScheme
    colorSchemes = preferences.colorSchemes.sink { application.preferredColorScheme = $0.colorScheme }
    addActions()
    application.menu = menu
    logger.debug("Version \(LaunchOptions.version, privacy: .public) starts.")
  }

  private func addActions() {
    application.addAction("new-window", shortcuts: [KeyboardShortcut("n")]) { [weak self] in self?.openNewWindow() }
    application.addAction("show-screen") { [weak self] name in self?.showScreen(named: name) }
    for (screen, shortcut) in Self.screens {
      application.setShortcuts([shortcut], for: "app.show-screen::\(screen.rawValue)")
    }
    application.addAction("open-place") { [weak self] name in self?.openPlace(named: name) }
    for (place, shortcut) in [(BookPlace.cart, KeyboardShortcut.cart), (.orders, .orders)] {
      application.setShortcuts([shortcut], for: "app.open-place::\(place.rawValue)")
    }
    application.addAction("find", shortcuts: [KeyboardShortcut("f")]) { [application] in application.focusSearchField()
    }
    application.addAction("undo", shortcuts: [KeyboardShortcut("z")]) { [application, undo] in
      // An edit in the focused text field takes precedence.
      if !application.undoTextChange() { undo.undo() }
    }
    application.addAction("preferences", shortcuts: [KeyboardShortcut(",")]) { [weak self] in self?.showPreferences() }
    application.addAction(
      "shortcuts", shortcuts: [KeyboardShortcut("?"), KeyboardShortcut(.function(1), modifiers: [])]
    ) { [application] in
      application.showShortcuts(ShortcutsGroup.all(screens: Self.screens))
    }
    application.addAction("about") { [weak self] in self?.showAbout() }
    application.addAction("quit", shortcuts: [KeyboardShortcut("q")]) { [quitting, preferences] in
      quitting.quit(confirms: preferences.confirmsOnQuit)
    }
    application.setShortcuts([KeyboardShortcut("w")], for: "window.close")
  }

  /// The screens in the sidebar, with Ctrl and their number.
  private static var screens: [(AppScreen, KeyboardShortcut)] {
    AppScreen.inSidebar.enumerated().map { index, screen in
      (screen, KeyboardShortcut(KeyEquivalent(Character("\(index + 1)"))))
    }
  }

  /// Returns whether a window may close; see ``QuitConfirmation``.
  func shouldCloseWindow() -> Bool { quitting.shouldCloseWindow() }

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

  private func openNewWindow() { openWindow(screen) }

  /// Shows a screen as ``show(_:)`` does. An unknown name is ignored.
  private func showScreen(named name: String) {
    guard let screen = AppScreen(rawValue: name) else {
      return logger.warning("There is no screen “\(name, privacy: .public)” to show.")
    }
    show(screen)
  }

  /// Opens a screen of the book shop from any screen. An unknown name is ignored.
  private func openPlace(named name: String) {
    guard let place = BookPlace(rawValue: name) else {
      return logger.warning("There is no place “\(name, privacy: .public)” to open.")
    }
    (show(.books) as? BookListViewController)?.open(place)
  }

  /// Shows a screen in a window that shows only this screen, in a shell without a sheet, or in a new window.
  ///
  /// - Returns: The controller of the screen, or `nil` if a sheet covers the shell.
  @discardableResult
  private func show(_ screen: AppScreen) -> ViewController? {
    if application.keyWindow == nil { openNewWindow() }
    // The key window takes precedence.
    let windows = [application.keyWindow].compactMap { $0 } + application.windows
    if let window = windows.first(where: { application.root(of: $0)?.viewModel.screen == screen }) {
      window.makeKeyAndVisible()
      return application.root(of: window)?.screen
    }
    let shell = windows.lazy.compactMap { [application] window in
      (application.root(of: window)?.screen as? ShellViewController).map { (window, $0) }
    }.first
    guard let (window, shell) = shell, AppScreen.inSidebar.contains(screen) else {
      openWindow(screen)
      return application.windows.last.flatMap { application.root(of: $0)?.screen }
    }
    window.makeKeyAndVisible()
    // The question of a sheet would be lost with its screen.
    guard window.rootViewController?.presentedViewController == nil else { return nil }
    shell.viewModel.request(action: .select(screen))
    return shell.openScreen
  }

  private func showPreferences() {
    guard preferencesScreen == nil else { return }
    if application.keyWindow == nil { openNewWindow() }
    preferencesScreen = application.present(PreferencesView(), title: String(localized: "Preferences"))
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
}
