import GtkBridge

extension View {
  /// Makes the control invisible, so that it only has a shortcut. A menu's items exist only while the menu is open, and
  /// have none.
  func shortcutOnly(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut)
      .focusable(false)
      .accessibilityHidden(true)
      .opacity(0)
  }
}
