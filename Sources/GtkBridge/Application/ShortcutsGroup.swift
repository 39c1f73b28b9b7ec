import GtkObjects

/// Keys that belong together, as ``Application/showShortcuts(_:)`` lists them.
public struct ShortcutsGroup {
  /// Keys, and what they do.
  public struct Shortcut {
    let title: String
    let accelerators: String

    /// Makes a line of the list.
    ///
    /// - Parameters:
    ///   - title: What the keys do.
    ///   - shortcuts: The keys; any of them does it.
    public init(_ title: String, _ shortcuts: KeyboardShortcut...) {
      self.title = title
      accelerators = shortcuts.map(\.accelerator).joined(separator: " ")
    }
  }

  let title: String
  let shortcuts: [Shortcut]

  /// Makes a group with a heading.
  public init(_ title: String, _ shortcuts: [Shortcut]) {
    self.title = title
    self.shortcuts = shortcuts
  }
}

extension ShortcutsGroup {
  /// As the window lists it.
  var section: Gtk.Window.ShortcutsSection {
    Gtk.Window.ShortcutsSection(title: title, shortcuts: shortcuts.map { ($0.title, $0.accelerators) })
  }
}

extension KeyboardShortcut {
  /// As GTK writes it.
  var accelerator: String { modifiers.accelerator + key.name }
}
