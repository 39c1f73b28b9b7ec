/// The words that describe a symbol.
package enum SymbolWords {
  /// The parts of names that describe the drawing of a symbol, not its meaning.
  private static let looks: Set<Substring> = ["fill", "circle", "square", "rectangle", "capsule"]

  /// Returns the words of a symbol's name within a text: `chart bar fill` for `chart.bar.fill`.
  package static func words(of name: String) -> String { name.split(separator: ".").joined(separator: " ") }

  /// Returns the words of a symbol's name as a title: `Chart Bar` for `chart.bar.fill`.
  package static func title(of name: String) -> String {
    var parts = name.split(separator: ".")
    // A plain circle means a circle.
    while parts.count > 1, let last = parts.last, looks.contains(last) { parts.removeLast() }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
