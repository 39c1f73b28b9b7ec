/// The words that stand for a symbol.
package enum SymbolWords {
  /// The parts of names that say how a symbol is drawn, and not what it stands for.
  private static let looks: Set<Substring> = ["fill", "circle", "square", "rectangle", "capsule"]

  /// Returns the words of a symbol's name within a text: `chart bar fill` for `chart.bar.fill`.
  package static func words(of name: String) -> String { name.split(separator: ".").joined(separator: " ") }

  /// Returns the words of a symbol's name as a title: `Chart Bar` for `chart.bar.fill`.
  package static func title(of name: String) -> String {
    var parts = name.split(separator: ".")
    // A circle itself stands for a circle.
    while parts.count > 1, let last = parts.last, looks.contains(last) { parts.removeLast() }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
