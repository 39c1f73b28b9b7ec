/// The declaration of a variable at a place in a source: `@State private var isOn: Bool = true { didSet { … } }`.
struct VariableDeclaration {
  /// The index of `var` or `let`.
  let keyword: Int
  /// The attributes and modifiers before the keyword.
  let modifiers: [String]
  /// The index of the name.
  let name: Int
  /// The type's tokens, or `nil` if it is inferred.
  let type: Range<Int>?
  /// The initial value's tokens, or `nil` if there is none.
  let initialValue: Range<Int>?
  /// The index of the accessors' brace, or `nil` if there are none.
  let accessors: Int?
  /// The index of a comma before a second variable, or `nil` if there is none.
  let comma: Int?
  /// The index after the declaration.
  let end: Int

  /// Reads a declaration, or returns `nil` if it is not a variable.
  init?(in source: Source, at start: Int) {
    let tokens = source.tokens
    var place = start
    var modifiers: [String] = []
    while place < tokens.count, tokens[place].text != "var", tokens[place].text != "let" {
      if tokens[place].text == "@" {
        place = source.end(ofAttributeAt: place)
      } else if tokens[place].kind == .word {
        modifiers.append(tokens[place].text)
        place += 1
        if source.isToken(place, "(") { place = source.end(ofBracketAt: place) }
      } else {
        return nil
      }
    }
    let declaring: Set<String> = [
      "func", "struct", "class", "enum", "actor", "extension", "protocol", "typealias", "init", "subscript", "case",
      "import", "macro", "deinit", "operator",
    ]
    // The name follows the keyword.
    guard place + 1 < tokens.count, declaring.isDisjoint(with: modifiers) else { return nil }
    keyword = place
    self.modifiers = modifiers
    name = place + 1
    place = tokens[name].text == "(" ? source.end(ofBracketAt: name) : name + 1

    let (type, value) = Self.typeAndValue(in: source, from: &place)
    comma = source.isToken(place, ",") ? place : nil
    // Observers after an initial value look like a trailing closure, except for their first word.
    var initialValue = value
    if let all = value, let brace = Self.observers(in: source, at: all) {
      initialValue = all.lowerBound..<brace
      accessors = brace
    } else if source.isToken(place, "{") {
      accessors = place
      place = source.end(ofBracketAt: place)
    } else {
      accessors = nil
    }
    self.type = type
    self.initialValue = initialValue
    while source.isToken(place, ",") {
      place = min(place + 2, tokens.count)
      _ = Self.typeAndValue(in: source, from: &place)
    }
    if source.isToken(place, ";") { place += 1 }
    end = place
  }

  /// Reads `: Type = value`. Each part may be absent.
  private static func typeAndValue(
    in source: Source, from place: inout Int
  ) -> (type: Range<Int>?, value: Range<Int>?) {
    var type: Range<Int>?
    if source.isToken(place, ":") {
      let first = place + 1
      place = end(in: source, from: first, isExpression: false)
      type = first..<place
    }
    guard source.isToken(place, "=") else { return (type, nil) }
    let first = place + 1
    place = end(in: source, from: first, isExpression: true)
    return (type, first..<place)
  }

  /// The brace of `{ didSet … }` or `{ willSet … }` at the end of an initial value.
  private static func observers(in source: Source, at value: Range<Int>) -> Int? {
    var place = value.lowerBound
    while place < value.upperBound {
      let text = source.tokens[place].text
      if text == "{", ["didSet", "willSet"].contains(where: { source.isToken(place + 1, $0) }) { return place }
      place = text == "(" || text == "[" || text == "{" ? source.end(ofBracketAt: place) : place + 1
    }
    return nil
  }

  /// The index after a type or an expression: at a comma, an equals sign, a closing bracket or a new line that does not
  /// continue the previous one.
  private static func end(in source: Source, from start: Int, isExpression: Bool) -> Int {
    let tokens = source.tokens
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      if place > start, token.isFirstInLine, !continues(source, at: place) { return place }
      switch token.text {
      case ",", ";", ")", "]", "}": return place
      case "=" where !isExpression: return place
      case "{" where !isExpression: return place
      case "(", "[", "{": place = source.end(ofBracketAt: place)
      case "<" where !isExpression: place += 1
      default: place += 1
      }
      // A comma between generic arguments is no end of a type.
      if !isExpression, token.text == "<" { place = endOfArguments(in: source, from: place) }
    }
    return place
  }

  private static func endOfArguments(in source: Source, from start: Int) -> Int {
    var depth = 1
    var place = start
    while place < source.tokens.count, depth > 0 {
      let token = source.tokens[place]
      if token.kind == .symbol, token.text != "->" {
        for character in token.text { depth += character == "<" ? 1 : character == ">" ? -1 : 0 }
      }
      place += 1
    }
    return place
  }

  /// Indicates whether the token that begins a line continues the previous line.
  private static func continues(_ source: Source, at place: Int) -> Bool {
    let (before, token) = (source.tokens[place - 1], source.tokens[place])
    // An operator after a space has an operand on both sides; an operator without a space belongs to the preceding
    // operand.
    if before.kind == .symbol, before.followsSpace { return true }
    if ["=", "->", ",", ":", "."].contains(before.text) { return true }
    if ["try", "await", "as", "is", "some", "any", "in"].contains(before.text) { return true }
    if ["as", "is", "else"].contains(token.text) { return true }
    if [".", ":", "{"].contains(token.text) { return true }
    guard token.kind == .symbol, place + 1 < source.tokens.count else { return false }
    // An infix operator has space on both sides; `&`, `-` and `!` before an operand begin another statement.
    return source.tokens[place + 1].followsSpace
  }
}
