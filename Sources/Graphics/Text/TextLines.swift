extension String {
  /// Whether the text has more than one line. Complexity: O(*n*).
  package var hasLineBreak: Bool { unicodeScalars.contains(where: \.isLineBreak) }

  /// The text with at most `limit` lines: what comes further down goes on in the last of them.
  ///
  /// Lines are parted by a line separator, for GTK counts those of each paragraph by themselves.
  package func joiningLines(after limit: Int) -> String {
    var lines = LineJoiner(limit: limit)
    return hasLineBreak ? lines.join(self) : self
  }

  /// The text in one line.
  package var inOneLine: String { joiningLines(after: 1) }
}

extension [TextRun] {
  /// The parts with at most `limit` lines, counted through all of them.
  package func joiningLines(after limit: Int) -> [TextRun] {
    var lines = LineJoiner(limit: limit)
    return map { TextRun(text: lines.join($0.text), style: $0.style) }
  }
}

/// Replaces line breaks, in texts that follow each other.
private struct LineJoiner {
  let limit: Int
  private var count = 1
  private var endsWithReturn = false

  init(limit: Int) { self.limit = limit }

  mutating func join(_ text: String) -> String {
    var joined = UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Both together are one line break.
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
