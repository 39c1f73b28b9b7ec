/// A line of a menu, or several, as they are when the menu opens.
@MainActor
indirect enum MenuLine {
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

/// The node of a view that knows what it is in a menu.
@MainActor
protocol MenuLineSource: AnyObject {
  /// - Parameter name: What assistive technology calls the view, where that is not its label.
  func menuLines(named name: String?) -> [MenuLine]
}

extension Element {
  /// What the view is in a menu: where nothing else is known, the texts in it.
  var menuLines: [MenuLine] {
    if let source = traits.menuLines { return source.menuLines(named: control.accessible(.label)) }
    let text = outermost.labelTexts.joined(separator: " ")
    return text.isEmpty ? [] : [.text(text)]
  }
}

extension EnvironmentValues {
  /// Whether views tell their elements what they are in a menu.
  var describesMenuLines: Bool {
    get { self[DescribesMenuLinesKey.self] }
    set { self[DescribesMenuLinesKey.self] = newValue }
  }
}

private struct DescribesMenuLinesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
