import Foundation

/// How text is searched: the one rule that every service keeps.
///
/// A text is found by a query if each of the query's words is the beginning of one of the text's words, in any case. Words
/// of Korean, which joins words and endings without a space, are also found from any of their syllables on: `바다` finds
/// "푸른바다의 전설". Words end where there is neither a letter nor a digit.
///
/// A full-text index that knows prefixes needs nothing else: it stores the text's ``keys(of:)`` and is asked for each of
/// the query's ``words(of:)`` followed by a star.
public nonisolated enum SearchText {
  /// The words of a text, in lower case and composed form.
  public static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.lowercased().precomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
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
    guard !words.isEmpty else { return true }
    let keys = texts.flatMap(keys(of:))
    return words.allSatisfy { word in keys.contains { $0.hasPrefix(word) } }
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{AC00}"..."\u{D7A3}").contains(scalar)
  }
}
