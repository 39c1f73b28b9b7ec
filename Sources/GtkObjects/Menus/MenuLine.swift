/// A line of a menu, or several, as they are when the menu opens.
@MainActor
package indirect enum MenuLine {
  case action(String, isEnabled: Bool, isDestructive: Bool, perform: () -> Void)
  /// On or off; choosing it changes that.
  case toggle(String, isOn: Bool, isEnabled: Bool, perform: () -> Void)
  /// One of several, set apart below a title.
  case choices(title: String, [String], chosen: Int?, isEnabled: Bool, choose: (Int) -> Void)
  case submenu(String, [MenuLine])
  /// Lines that are set apart from the others, below a title.
  case section(title: String, [MenuLine])
  case divider
  /// What can be read but not chosen.
  case text(String)
}
