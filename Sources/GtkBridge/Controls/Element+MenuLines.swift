import GtkObjects

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
