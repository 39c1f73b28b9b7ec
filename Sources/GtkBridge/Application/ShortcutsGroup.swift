import GtkObjects

/// A group of keyboard shortcuts in the list that ``Application/showShortcuts(_:)`` shows.
public struct ShortcutsGroup {
  /// A keyboard shortcut with a description.
  public struct Shortcut {
    let title: String
    let accelerators: String

    /// Creates an entry of the list.
    ///
    /// - Parameters:
    ///   - title: A description of the action.
    ///   - shortcuts: The alternative shortcuts for it.
    public init(_ title: String, _ shortcuts: KeyboardShortcut...) {
      self.title = title
      accelerators = shortcuts.map(\.accelerator).joined(separator: " ")
    }
  }

  let title: String
  let shortcuts: [Shortcut]

  /// Creates a group with a heading.
  public init(_ title: String, _ shortcuts: [Shortcut]) {
    self.title = title
    self.shortcuts = shortcuts
  }
}

extension ShortcutsGroup {
  /// The group as a section of GTK's window.
  var section: Gtk.Window.ShortcutsSection {
    Gtk.Window.ShortcutsSection(title: title, shortcuts: shortcuts.map { ($0.title, $0.accelerators) })
  }
}

extension KeyboardShortcut {
  /// The shortcut in GTK's accelerator syntax.
  var accelerator: String { modifiers.accelerator + key.name }
}
