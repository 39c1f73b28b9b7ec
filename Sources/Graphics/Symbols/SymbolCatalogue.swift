import Foundation

/// The system's symbols by their names.
///
/// A name is that of a drawing, or that of a drawing with variants, such as `heart.slash.circle.fill`; see
/// ``SymbolRules``.
package enum SymbolCatalogue {
  /// Returns the symbol for a name, or `nil` for an unknown name. The name of a symbol of the program's own is the path of its
  /// file.
  package static func symbol(named name: String) -> Symbol? {
    name.hasPrefix("/") ? SymbolTemplate.symbol(in: name) : symbol(Substring(name), isFilled: false)
  }

  /// Returns whether a symbol is mirrored for right-to-left text: one that points forward or backward, rather than left
  /// or right.
  package static func followsTextDirection(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first, directions.contains(first) else { return false }
    return parts.contains { $0 == "forward" || $0 == "backward" || $0 == "leading" || $0 == "trailing" }
  }

  private static let directions: Set<Substring> = [
    "chevron", "arrow", "arrowshape", "arrowtriangle", "delete", "sidebar", "rectangle", "text",
  ]

  /// Returns whether the marks of a symbol show a value, as the waves of a loudspeaker do.
  package static func showsValue(_ name: String) -> Bool {
    values.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private static let values = ["wifi", "cellularbars", "speaker.wave", "dot.radiowaves", "antenna.radiowaves", "rss"]

  /// The names of all drawings, without their variants.
  package static var drawingNames: [String] { recipes.keys.map(String.init).sorted() }

  static func symbol(_ name: Substring, isFilled: Bool) -> Symbol? {
    if let recipe = recipes[name] {
      return SymbolRecipe(text: recipe, include: symbol).symbol(isFilled: isFilled)
    }
    return SymbolRules.symbol(name, isFilled: isFilled)
  }

  /// The recipes by name. Each line of a drawing's text is a name and its recipe.
  static let recipes: [Substring: Substring] = {
    var recipes: [Substring: Substring] = [:]
    for line in SymbolDrawings.all.joined(separator: "\n").split(separator: "\n") {
      guard let equals = line.firstRange(of: " = ") else { continue }
      recipes[line[..<equals.lowerBound]] = line[equals.upperBound...]
    }
    return recipes
  }()
}

/// The drawings of the symbols, by subject.
enum SymbolDrawings {
  static let all = [
    arrows, signs, shapes, text, people, media, objects, communication, nature, devices, places, tools, letters,
  ]
}
