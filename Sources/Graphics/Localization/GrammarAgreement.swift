/// Foundation's automatic grammar agreement, for English: `^[\(count) cup](inflect: true)` is "1 cup" or "2 cups".
///
/// Foundation on Linux has none. A translation into another language is shown as written, without the marks.
enum GrammarAgreement {
  /// The end of a marked phrase.
  static let mark: [Character] = Array("](inflect: true)")

  /// Returns the parts of an English phrase with its noun, the last word, in the form for its first number.
  static func agreeing(_ parts: [String]) -> [String] {
    let number = parts.joined().split(separator: " ").lazy.compactMap { word in Double(word.filter { $0 != "," }) }
      .first
    guard let number, number != 1, var words = parts.last?.split(separator: " ", omittingEmptySubsequences: false),
      let noun = words.popLast(), noun.last?.isLetter == true
    else { return parts }
    return parts.dropLast() + [(words.map(String.init) + [plural(of: String(noun))]).joined(separator: " ")]
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "shelf": "shelves", "half": "halves", "knife": "knives",
    "life": "lives", "wife": "wives", "loaf": "loaves", "thief": "thieves", "wolf": "wolves", "hero": "heroes",
    "potato": "potatoes", "tomato": "tomatoes", "sheep": "sheep", "fish": "fish", "series": "series",
  ]

  private static func plural(of noun: String) -> String {
    let lowercased = noun.lowercased()
    if let plural = irregular[lowercased] { return noun.first?.isUppercase == true ? plural.capitalized : plural }
    // A plural is unchanged.
    if lowercased.hasSuffix("s"), !lowercased.hasSuffix("ss"), !lowercased.hasSuffix("us") { return noun }
    if lowercased.hasSuffix("iz") { return noun + "zes" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lowercased.hasSuffix) { return noun + "es" }
    if lowercased.hasSuffix("y"), let before = lowercased.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
