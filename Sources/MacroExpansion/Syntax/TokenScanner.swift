/// Splits Swift source into tokens.
///
/// The scanner accepts any bytes: a literal, comment or bracket without its end reaches to the end of the source.
struct TokenScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var isFirstInLine = true
  private var followsSpace = true
  private var tokens: [Token] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of a source.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var scanner = TokenScanner(bytes)
    scanner.scan(untilParenthesis: false)
    return scanner.tokens
  }

  /// Scans to the end, or past the parenthesis that ends an interpolation.
  private mutating func scan(untilParenthesis: Bool) {
    var depth = 0
    while let byte = peek() {
      if skipTrivia() { continue }
      let start = place
      let kind = scanToken(byte)
      let text = kind == .literal ? "" : String(decoding: bytes[start..<place], as: UTF8.self)
      tokens.append(
        Token(
          kind: kind, range: start..<place, text: text, isFirstInLine: isFirstInLine, followsSpace: followsSpace))
      (isFirstInLine, followsSpace) = (false, false)
      guard untilParenthesis else { continue }
      if text == "(" { depth += 1 }
      if text == ")" {
        depth -= 1
        if depth < 0 { return }
      }
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  private func isNext(_ text: StaticString, after distance: Int = 0) -> Bool {
    var index = place + distance
    for scalar in text.description.utf8 {
      guard index < bytes.count, bytes[index] == scalar else { return false }
      index += 1
    }
    return true
  }

  /// Skips one space, end of line or comment.
  private mutating func skipTrivia() -> Bool {
    switch peek() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      place += 1
      isFirstInLine = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12:
      place += 1
    case UInt8(ascii: "/") where isNext("//"):
      while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { place += 1 }
    case UInt8(ascii: "/") where isNext("/*"):
      skipBlockComment()
    default:
      return false
    }
    followsSpace = true
    return true
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        place += 2
      } else if isNext("*/") {
        depth -= 1
        place += 2
      } else {
        if peek() == UInt8(ascii: "\n") { isFirstInLine = true }
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// Moves past a token.
  private mutating func scanToken(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "\""):
      skipString(sharps: 0)
      return .literal
    case UInt8(ascii: "#"):
      var sharps = 0
      while peek(sharps) == UInt8(ascii: "#") { sharps += 1 }
      if peek(sharps) == UInt8(ascii: "\"") {
        place += sharps
        skipString(sharps: sharps)
        return .literal
      }
      if peek(sharps) == UInt8(ascii: "/") {
        place += sharps + 1
        skipExtendedExpression(sharps: sharps)
        return .literal
      }
      place += 1
      return .mark
    case UInt8(ascii: "/"):
      if expectsOperand, let length = regularExpressionLength {
        place += length
        return .literal
      }
      return scanSymbol()
    case UInt8(ascii: "`"):
      place += 1
      while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { place += 1 }
      if peek() == UInt8(ascii: "`") { place += 1 }
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
      return .number
    case let byte where byte.isWordPart:
      while let byte = peek(), byte.isWordPart { place += 1 }
      return .word
    case let byte where byte.isOperatorPart:
      return scanSymbol()
    default:
      place += 1
      return .mark
    }
  }

  private mutating func scanSymbol() -> Token.Kind {
    place += 1
    while let byte = peek(), byte.isOperatorPart, !isNext("//"), !isNext("/*") { place += 1 }
    return .symbol
  }

  private mutating func scanNumber() {
    while let byte = peek() {
      let isFraction = byte == UInt8(ascii: ".") && (peek(1).map { (48...57).contains($0) } ?? false)
      guard byte.isWordPart || isFraction else { return }
      place += 1
    }
  }

  /// Indicates whether an operand is next, so that a slash begins a regular expression.
  private var expectsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal, .number: return false
    case .word: return ["return", "in", "case", "try", "await", "if", "else", "where", "throw"].contains(last.text)
    case .symbol: return followsSpace || last.text == "!"
    case .mark: return ![")", "]", "}"].contains(last.text)
    }
  }

  /// The length of a regular expression between slashes, which is in one line and does not begin with a space.
  private var regularExpressionLength: Int? {
    guard let first = peek(1), first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return nil }
    var length = 1
    var isInClass = false
    while let byte = peek(length), byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "\\"): length += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return length + 1
      default: break
      }
      length += 1
    }
    return nil
  }

  /// Moves past a string whose first quote is next.
  private mutating func skipString(sharps: Int) {
    let isMultiline = isNext("\"\"\"") && !(sharps == 0 && isNext("\"\"\"\"\"\""))
    if sharps == 0, !isMultiline, isNext("\"\"") {
      place += 2
      return
    }
    place += isMultiline ? 3 : 1
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\\") where isFollowedBySharps(sharps, at: 1):
        place += 1 + sharps
        if peek() == UInt8(ascii: "(") { skipInterpolation() } else if peek() != nil { place += 1 }
      case UInt8(ascii: "\"") where isMultiline && isNext("\"\"\"") && isFollowedBySharps(sharps, at: 3):
        place += 3 + sharps
        return
      case UInt8(ascii: "\"") where !isMultiline && isFollowedBySharps(sharps, at: 1):
        place += 1 + sharps
        return
      default:
        place += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    place += 1
    var inner = TokenScanner(bytes)
    inner.place = place
    inner.scan(untilParenthesis: true)
    place = inner.place
  }

  private mutating func skipExtendedExpression(sharps: Int) {
    while let byte = peek() {
      if byte == UInt8(ascii: "\\") {
        place = min(place + 2, bytes.count)
        continue
      }
      place += 1
      if byte == UInt8(ascii: "/"), isFollowedBySharps(sharps, at: 0) {
        place += sharps
        return
      }
    }
  }

  private func isFollowedBySharps(_ sharps: Int, at distance: Int) -> Bool {
    (0..<sharps).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    // Letters outside ASCII. Operators outside ASCII count as names, which makes no difference here.
    default: self >= 0x80
    }
  }

  fileprivate var isOperatorPart: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"): true
    case UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): true
    case UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"): true
    default: false
    }
  }
}
