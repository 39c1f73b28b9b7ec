import GtkObjects

extension Element {
  /// The menu items that represent the view. By default, this is an item with the texts in the view.
  var menuLines: [MenuLine] {
    traits.menuLines.map { $0.menuLines(named: control.accessible(.label)) } ?? textLines
  }

  /// An item with the texts in the view.
  var textLines: [MenuLine] {
    let text = outermost.labelTexts.joined(separator: " ")
    return text.isEmpty ? [] : [.text(text)]
  }
}

extension EnvironmentValues {
  /// Indicates whether views provide their elements with menu items.
  var describesMenuLines: Bool {
    get { self[DescribesMenuLinesKey.self] }
    set { self[DescribesMenuLinesKey.self] = newValue }
  }
}

private struct DescribesMenuLinesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
