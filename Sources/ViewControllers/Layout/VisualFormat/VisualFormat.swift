/// A row or column of views, parsed from a visual format.
struct VisualFormat: Equatable {
  /// A length, or a view with that length.
  enum Length: Equatable {
    case number(Double)
    /// The name of a number or of a view.
    case name(String)
  }

  /// A condition on a length, such as `>=20@750`.
  struct Condition: Equatable {
    var relation = LayoutConstraint.Relation.equal
    var length: Length
    var priority: Length?
    /// The place in the format.
    var offset = 0
  }

  /// A view, or the superview at an end.
  enum Item: Equatable {
    case superview
    case view(name: String, conditions: [Condition], offset: Int)
  }

  /// The distance of an item from the previous one.
  enum Gap: Equatable {
    case none
    /// The standard distance.
    case standard
    case conditions([Condition])
  }

  var isVertical = false
  var items: [Item] = []
  /// The distances between the items: one less than there are items.
  var gaps: [Gap] = []
}

/// An error in a visual format, in words.
struct VisualFormatError: Error, Equatable {
  let message: String
  /// The place in the format.
  let offset: Int
}

extension VisualFormat {
  /// Reads a format such as `H:|-[title(>=80)]-8-[button(title)]-|`.
  init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    try parser.readFormat()
    self = parser.format
  }
}

private struct VisualFormatParser {
  var format = VisualFormat()
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skip(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func error(_ message: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, offset: offset ?? position)
  }

  private mutating func require(_ text: String, _ message: String) throws(VisualFormatError) {
    guard skip(text) else { throw error(message) }
  }

  mutating func readFormat() throws(VisualFormatError) {
    if skip("V:") { format.isVertical = true } else { _ = skip("H:") }
    if skip("|") {
      format.items.append(.superview)
      format.gaps.append(try readGap())
    }
    try readView()
    while next != nil {
      let start = position
      let gap = try readGap()
      format.gaps.append(gap)
      if skip("|") {
        format.items.append(.superview)
        guard next == nil else { throw error("nothing can follow the superview at the end") }
        return
      }
      guard next == "[" || position > start else { throw error("a view in brackets or a distance is expected here") }
      try readView()
    }
  }

  private mutating func readView() throws(VisualFormatError) {
    try require("[", next == nil ? "a view or | is missing at the end" : "a view in brackets is expected here")
    let offset = position
    guard let name = readName() else { throw error("the name of a view is expected here") }
    let conditions = next == "(" ? try readConditions() : []
    try require("]", "a ] is missing after the view \(name)")
    format.items.append(.view(name: name, conditions: conditions, offset: offset))
  }

  private mutating func readGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard skip("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    guard next != nil else { throw error("a view or | is missing at the end") }
    // Apple's grammar allows a relation only in parentheses, but its parser does not require them.
    let conditions = next == "(" ? try readConditions() : [try readCondition()]
    try require("-", "a - is missing after the distance")
    return .conditions(conditions)
  }

  private mutating func readConditions() throws(VisualFormatError) -> [VisualFormat.Condition] {
    try require("(", "a ( is missing")
    var conditions: [VisualFormat.Condition] = []
    repeat { conditions.append(try readCondition()) } while skip(",")
    try require(")", "a ) is missing")
    return conditions
  }

  private mutating func readCondition() throws(VisualFormatError) -> VisualFormat.Condition {
    let offset = position
    var relation = LayoutConstraint.Relation.equal
    if skip(">=") {
      relation = .greaterThanOrEqual
    } else if skip("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = skip("==")
    }
    let length = try readLength()
    let priority = skip("@") ? try readLength() : nil
    return .init(relation: relation, length: length, priority: priority, offset: offset)
  }

  private mutating func readLength() throws(VisualFormatError) -> VisualFormat.Length {
    if let name = readName() { return .name(name) }
    let start = position
    _ = skip("-")
    while let next, next.isASCII, next.isNumber || next == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])) else {
      throw error("a number, or the name of one or of a view, is expected here", at: start)
    }
    return .number(number)
  }

  private mutating func readName() -> String? {
    let start = position
    guard let first = next, first.isLetter || first == "_" else { return nil }
    while let next, next.isLetter || next.isNumber || next == "_" { position += 1 }
    return String(characters[start..<position])
  }
}
