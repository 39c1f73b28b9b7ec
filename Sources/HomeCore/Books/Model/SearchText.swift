import Foundation

/// How text is searched: the one rule that every service keeps.
///
/// A text is found by a query if each of the query's words is the beginning of one of the text's words, in any case and with
/// any accents: `brandao` finds "Brandão", and `Brandão` finds "BRANDAO". Words of Korean, which joins words and endings
/// without a space, are also found from any of their syllables on: `바다` finds "푸른바다의 전설". Words end where there is
/// neither a letter nor a digit. A picture such as 📚 is a word by itself. A query with signs that are none of these finds nothing.
///
/// A full-text index that knows prefixes needs nothing else: it stores the text's ``keys(of:)`` and is asked for each of
/// the query's ``words(of:)`` followed by a star.
public nonisolated enum SearchText {
  /// The words of a text, in lower case and composed form, without accents.
  public static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in folded(text).unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word.append(scalar)
        continue
      }
      if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
      if scalar.properties.generalCategory == .otherSymbol { words.append(String(scalar)) }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// Whether nothing is looked for: there is nothing in a query, or only space.
  public static func isBlank(_ query: String) -> Bool {
    query.allSatisfy(\.isWhitespace)
  }

  /// Everything whose beginning finds a text: its words, and Korean words once more from each of their syllables on.
  public static func keys(of text: String) -> [String] {
    words(of: text).flatMap { word in
      var keys = [word]
      let scalars = word.unicodeScalars
      for index in scalars.indices.dropFirst() where isHangul(scalars[index]) {
        keys.append(String(scalars[index...]))
      }
      return keys
    }
  }

  /// Whether a query finds one of several texts, or all of them together.
  public static func matches(_ query: String, in texts: String...) -> Bool {
    let words = words(of: query)
    guard !words.isEmpty else { return isBlank(query) }
    let keys = texts.flatMap(keys(of:))
    return words.allSatisfy { word in keys.contains { $0.hasPrefix(word) } }
  }

  /// A text in lower case and composed form, without accents.
  private static func folded(_ text: String) -> String {
    let text = text.lowercased()
    // Most texts have nothing to fold, and are known by it fast.
    guard text.unicodeScalars.contains(where: { !$0.isASCII && !isHangul($0) }) else { return text }
    var folded = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      if let letters = letters[scalar] {
        folded.append(contentsOf: letters.unicodeScalars)
      } else if !accents.contains(scalar) {
        folded.append(scalar)
      }
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  // Signs that other writings put on their letters are not in here: there they make another letter.
  private static let accents: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"

  /// What is typed for letters that Unicode does not take for others with an accent.
  private static let letters: [Unicode.Scalar: String] = [
    "æ": "ae", "ð": "d", "đ": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "ß": "ss", "þ": "th",
  ]

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{AC00}"..."\u{D7A3}").contains(scalar)
  }
}
