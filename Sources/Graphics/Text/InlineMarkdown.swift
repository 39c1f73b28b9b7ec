import Foundation

/// The inline part of Markdown: `**bold**`, `*italic*`, `~~struck through~~`, `` `code` `` and `[links](https://…)`.
///
/// White space and all other text is unchanged.
package enum InlineMarkdown {
  /// Indicates whether a text has a character with a meaning. Most texts have none.
  package static func mayBeIn(_ text: String) -> Bool {
    for character in text.utf8 {
      switch character {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"):
        return true
      default: break
      }
    }
    return false
  }

  /// Returns the runs of a text, with its marks turned into styles.
  package static func runs(of text: String) -> [TextRun] {
    var reader = MarkdownReader(text: Array(text), style: TextRunStyle())
    return reader.read()
  }
}

/// Splits a text into pieces, and applies styles to those between pairs of delimiters by the rules of CommonMark.
private struct MarkdownReader {
  private struct Piece {
    var text: String
    var style: TextRunStyle
    var delimiter: Character?
    /// The number of unpaired delimiters.
    var count = 0
    var opens = false
    var closes = false
  }

  let text: [Character]
  let style: TextRunStyle
  private var pieces: [Piece] = []
  private var place = 0

  init(text: [Character], style: TextRunStyle) {
    self.text = text
    self.style = style
  }

  mutating func read() -> [TextRun] {
    while place < text.count {
      switch text[place] {
      case "\\" where place + 1 < text.count && text[place + 1].isASCII && Self.isPunctuation(text[place + 1]):
        append(String(text[place + 1]))
        place += 2
      case "`": readCode()
      case "*", "_", "~": readDelimiters(text[place])
      case "^" where place + 1 < text.count && text[place + 1] == "[" && readAgreement(): break
      case "[": readLink()
      case "<": readAddress()
      default:
        append(String(text[place]))
        place += 1
      }
    }
    pair()
    return joined()
  }

  private mutating func append(_ string: String) {
    if let last = pieces.last, last.delimiter == nil, last.style == style {
      pieces[pieces.count - 1].text += string
    } else {
      pieces.append(Piece(text: string, style: style))
    }
  }

  private mutating func append(_ string: String, _ change: (inout TextRunStyle) -> Void) {
    var changed = style
    change(&changed)
    pieces.append(Piece(text: string, style: changed))
  }

  private func count(of character: Character, from start: Int) -> Int {
    text[start...].prefix { $0 == character }.count
  }

  private mutating func readCode() {
    let length = count(of: "`", from: place)
    var end = place + length
    while end < text.count {
      let found = count(of: "`", from: end)
      if found == length {
        append(String(text[place + length..<end])) { $0.isMonospaced = true }
        place = end + length
        return
      }
      end += max(found, 1)
    }
    append(String(repeating: "`", count: length))
    place += length
  }

  private mutating func readDelimiters(_ character: Character) {
    let length = count(of: character, from: place)
    let before = place > 0 ? text[place - 1] : " "
    let after = place + length < text.count ? text[place + length] : " "
    let leads = !after.isWhitespace && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let trails =
      !before.isWhitespace && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    var piece = Piece(text: "", style: style, delimiter: character, count: length)
    // An underscore within a word is part of the word.
    piece.opens = leads && (character != "_" || !trails || Self.isPunctuation(before))
    piece.closes = trails && (character != "_" || !leads || Self.isPunctuation(after))
    if character == "~" && length > 2 { (piece.opens, piece.closes) = (false, false) }
    pieces.append(piece)
    place += length
  }

  /// Reads a phrase whose noun agrees with its number. Returns whether there is one.
  private mutating func readAgreement() -> Bool {
    guard let close = closingBracket(from: place + 1), text[close...].starts(with: GrammarAgreement.mark) else {
      return false
    }
    var inner = style
    inner.details.agreesInNumber = true
    var reader = MarkdownReader(text: Array(text[place + 2..<close]), style: inner)
    for run in reader.read() { pieces.append(Piece(text: run.text, style: run.style)) }
    place = close + GrammarAgreement.mark.count
    return true
  }

  /// Returns the place of the bracket that closes the one at `place`, or `nil` if there is none.
  private func closingBracket(from place: Int) -> Int? {
    var depth = 0
    var close = place
    while close < text.count {
      if text[close] == "\\" {
        close += 1
      } else if text[close] == "[" {
        depth += 1
      } else if text[close] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      close += 1
    }
    return close < text.count ? close : nil
  }

  private mutating func readLink() {
    guard let close = closingBracket(from: place), close + 1 < text.count, text[close + 1] == "(",
      let end = text[close...].firstIndex(of: ")"),
      let address = text[close + 2..<end].split(separator: " ").first, let url = URL(string: String(address))
    else {
      append("[")
      place += 1
      return
    }
    var inner = style
    inner.details.link = url
    var reader = MarkdownReader(text: Array(text[place + 1..<close]), style: inner)
    for run in reader.read() { pieces.append(Piece(text: run.text, style: run.style)) }
    place = end + 1
  }

  private mutating func readAddress() {
    let end = text[place...].firstIndex { $0 == ">" || $0.isWhitespace }
    if let end, text[end] == ">", text[place..<end].contains(":"), let url = URL(string: String(text[place + 1..<end])),
      url.scheme != nil
    {
      append(String(text[place + 1..<end])) { $0.details.link = url }
      place = end + 1
    } else {
      append("<")
      place += 1
    }
  }

  /// Pairs each closing delimiter with the nearest opening one.
  private mutating func pair() {
    for closer in pieces.indices where pieces[closer].closes {
      while pieces[closer].count > 0, let opener = opener(before: closer) {
        let isStruck = pieces[closer].delimiter == "~"
        let used = isStruck ? pieces[closer].count : min(2, pieces[opener].count, pieces[closer].count)
        for index in opener + 1..<closer {
          if isStruck {
            pieces[index].style.details.strikethrough = TextLine()
          } else if used == 2 {
            pieces[index].style.weight = .bold
          } else {
            pieces[index].style.isItalic = true
          }
          (pieces[index].opens, pieces[index].closes) = (false, false)
        }
        pieces[opener].count -= used
        pieces[closer].count -= used
      }
    }
  }

  private func opener(before closer: Int) -> Int? {
    let end = pieces[closer]
    return pieces[..<closer].lastIndex { start in
      guard start.opens, start.count > 0, start.delimiter == end.delimiter else { return false }
      if start.delimiter == "~" { return start.count == end.count }
      // The "rule of three" of CommonMark, for delimiters that open and close.
      let isAmbiguous = (start.closes || end.opens) && (start.count + end.count).isMultiple(of: 3)
      return !isAmbiguous || start.count.isMultiple(of: 3) && end.count.isMultiple(of: 3)
    }
  }

  private func joined() -> [TextRun] {
    var runs: [TextRun] = []
    for piece in pieces {
      let text = piece.text + (piece.delimiter.map { String(repeating: $0, count: piece.count) } ?? "")
      guard !text.isEmpty else { continue }
      if let last = runs.last, last.style == piece.style {
        runs[runs.count - 1].text += text
      } else {
        runs.append(TextRun(text: text, style: piece.style))
      }
    }
    return runs
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }
}
