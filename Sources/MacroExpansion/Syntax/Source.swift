/// Source code with its tokens.
struct Source: Sendable {
  let syntax: CompilerMessage.Syntax
  let tokens: [Token]
  private let bytes: [UInt8]

  init(_ syntax: CompilerMessage.Syntax) {
    self.syntax = syntax
    bytes = Array(syntax.source.utf8)
    tokens = TokenScanner.tokens(of: bytes)
  }

  /// The text between two places.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text from a place to the end.
  func text(from place: Int) -> String { text(place..<bytes.count) }

  /// The text of some tokens, with the text between them.
  func text(of indices: Range<Int>) -> String {
    guard let first = indices.first, let last = indices.last else { return "" }
    return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// Indicates whether the token at an index has a text.
  func isToken(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  /// The index after the bracket that closes the one at an index, or the number of tokens if there is none.
  func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth <= 0 { return place + 1 }
    }
    return tokens.count
  }

  /// The index after the attribute that begins at an index.
  func end(ofAttributeAt index: Int) -> Int {
    var place = end(ofNameAt: index + 1)
    if isToken(place, "<") { place = end(ofGenericArgumentsAt: place) }
    // The arguments of an attribute follow its name without a space.
    if isToken(place, "("), !tokens[place].followsSpace { place = end(ofBracketAt: place) }
    return place
  }

  /// The index after a name, such as `State` or `SwiftUI.State`.
  func end(ofNameAt index: Int) -> Int {
    var place = index + 1
    while true {
      if isToken(place, ".") {
        place += 2
      } else if isToken(place, ":"), isToken(place + 1, ":") {
        place += 3
      } else {
        return min(place, tokens.count)
      }
    }
  }

  /// The last part of the name at an index.
  func lastPart(ofNameAt index: Int) -> String {
    let end = end(ofNameAt: index)
    return tokens.indices.contains(end - 1) ? tokens[end - 1].text : ""
  }

  /// The index after generic arguments, whose opening bracket is at an index.
  private func end(ofGenericArgumentsAt index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .symbol && tokens[place].text != "->" {
      depth += tokens[place].text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
      if depth <= 0 { return place + 1 }
    }
    return tokens.count
  }

  /// An error at the token at an index, or at the start of the source.
  func error(_ message: String, at index: Int? = nil) -> MacroError {
    let place = index.flatMap { tokens.indices.contains($0) ? tokens[$0].range.lowerBound : nil }
    return MacroError(message: message, syntax: syntax, offset: place ?? tokens.first?.range.lowerBound ?? 0)
  }
}

/// A use of a macro that it cannot expand.
struct MacroError: Error {
  let message: String
  let syntax: CompilerMessage.Syntax
  /// The place in the syntax's bytes.
  let offset: Int

  var diagnostic: PluginMessage.Diagnostic {
    PluginMessage.Diagnostic(
      message: message,
      position: .init(fileName: syntax.location?.fileName ?? "", offset: (syntax.location?.offset ?? 0) + offset))
  }
}
