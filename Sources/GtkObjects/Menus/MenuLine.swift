/// A menu item, or a group of items, with its state at the time the menu opens.
@MainActor
package indirect enum MenuLine {
  case action(String, isEnabled: Bool, isDestructive: Bool, perform: () -> Void)
  /// An action that is a symbol. Its name is for assistive technology.
  case symbol(Gtk.Image, name: String, isEnabled: Bool, perform: () -> Void)
  /// A toggle, which changes when it is chosen.
  case toggle(String, isOn: Bool, isEnabled: Bool, perform: () -> Void)
  /// A titled group of mutually exclusive options.
  case choices(title: String, [String], chosen: Int?, isEnabled: Bool, choose: (Int) -> Void)
  case submenu(String, [MenuLine])
  /// A titled group of items.
  case section(title: String, [MenuLine])
  case divider
  /// A text that cannot be chosen.
  case text(String)
}
