import GtkBridge
import HomeCore

extension ShortcutsGroup {
  /// All shortcuts of the program, for the window that lists them.
  static func all(screens: [(AppScreen, KeyboardShortcut)]) -> [ShortcutsGroup] {
    [
      ShortcutsGroup(
        String(localized: "General"),
        [
          .init(String(localized: "New window"), KeyboardShortcut("n")),
          .init(String(localized: "Find"), KeyboardShortcut("f")),
          .init(String(localized: "Undo"), KeyboardShortcut("z")),
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
        [.init(String(localized: "Go back"), KeyboardShortcut(.leftArrow, modifiers: .option))]
          + screens.map { .init($0.title, $1) }
          + [.init(String(localized: "Cart"), .cart), .init(String(localized: "Orders"), .orders)]),
      ShortcutsGroup(String(localized: "Books and Comics"), [.init(String(localized: "Import"), .importing)]),
      ShortcutsGroup(AppScreen.offers.title, [.init(String(localized: "Refresh"), .refresh)]),
    ]
  }
}

extension KeyboardShortcut {
  /// Opens the cart.
  static let cart = KeyboardShortcut("k")
  /// Opens the orders.
  static let orders = KeyboardShortcut("o", modifiers: [.command, .shift])
  /// Chooses a file to import.
  static let importing = KeyboardShortcut("i")
  /// Loads the offers again.
  static let refresh = KeyboardShortcut("r")
}
