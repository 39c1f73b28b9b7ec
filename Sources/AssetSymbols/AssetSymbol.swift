/// The name of a colour or a picture in Swift.
///
/// The rules are Xcode's: `App White` and `appWhite` become `appWhite`, `BG` becomes `bg`, and a colour's name loses the
/// word `Color` at its end, a picture's the word `Image`.
struct AssetSymbol {
  /// The name in the catalogue.
  let name: String
  let identifier: String

  /// Returns `nil` for a name without letters and digits.
  init?(_ name: String, suffix: String) {
    self.name = name
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let last = words.last else { return nil }
    if last != suffix || words.count > 1, last.hasSuffix(suffix) {
      words[words.count - 1] = String(last.dropLast(suffix.count))
    }
    words.removeAll { $0.isEmpty }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = Self.lowercasedAtStart(first) + rest.joined()
    identifier = joined.first?.isNumber == true ? "_\(joined)" : joined
  }

  /// How the name is written where Swift has a meaning of its own for it.
  var declared: String { Self.keywords.contains(identifier) ? "`\(identifier)`" : identifier }

  var literal: String { "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }

  /// Makes the capital letters at the start small, up to the one that begins the next word.
  private static func lowercasedAtStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    guard capitals.count > 1, rest.first?.isLetter == true else { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  /// Colours that every program has.
  static let namesOfTheSystem: Set<String> = [
    "accent", "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
    "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow", "tint", "background", "foreground",
    "link", "separator", "label",
  ]

  /// Colours that `UIColor` has in every program.
  static let namesOfUIKit: Set<String> = [
    "clear", "black", "white", "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tint", "tintColor", "link", "label",
    "darkText", "lightText", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "groupTableViewBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill",
  ]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
