extension String {
  /// A Boolean value that indicates whether the text has more than one line. Complexity: O(*n*).
  package var hasLineBreak: Bool { unicodeScalars.contains(where: \.isLineBreak) }

  /// Indicates whether the text may be broken into several lines. A word or a number in ASCII may not.
  package var mayBeBroken: Bool { containsByte { !$0.isPartOfWord } }

  /// Returns whether a byte of the text fulfils a condition. Bytes in one piece are read in place.
  func containsByte(where condition: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: condition) } ?? utf8.contains(where: condition)
  }

  /// Returns the text with a maximum of `limit` lines. Further lines are joined to the last one with spaces.
  ///
  /// The remaining line breaks become line separators, because GTK applies a line limit to each paragraph separately.
  package func joiningLines(after limit: Int) -> String {
    var lines = LineJoiner(limit: limit)
    return hasLineBreak ? lines.join(self) : self
  }

  /// The text in one line, with its line breaks replaced by spaces.
  package var inOneLine: String { joiningLines(after: 1) }
}

extension [TextRun] {
  /// Returns the runs with a maximum of `limit` lines in total.
  package func joiningLines(after limit: Int) -> [TextRun] {
    var lines = LineJoiner(limit: limit)
    return map { run in
      var run = run
      run.text = lines.join(run.text)
      return run
    }
  }
}

/// A state machine that replaces line breaks in consecutive texts.
private struct LineJoiner {
  let limit: Int
  private var count = 1
  private var endsWithReturn = false

  init(limit: Int) { self.limit = limit }

  mutating func join(_ text: String) -> String {
    var joined = UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // A carriage return and a line feed form a single line break.
      let isSecondHalf = scalar == "\n" && endsWithReturn
      endsWithReturn = scalar == "\r"
      guard scalar.isLineBreak else {
        joined.append(scalar)
        continue
      }
      if isSecondHalf { continue }
      joined.append(count < limit ? "\u{2028}" : " ")
      count += 1
    }
    return String(joined)
  }

  private typealias UnicodeScalarView = String.UnicodeScalarView
}

extension Unicode.Scalar {
  fileprivate var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension UInt8 {
  /// Indicates whether the character is a letter, a digit, or a mark that may be within a number.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","):
      true
    default: false
    }
  }
}
