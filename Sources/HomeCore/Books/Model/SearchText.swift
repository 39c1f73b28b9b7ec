import Foundation

/// The text search rules that every service follows.
///
/// A query matches a text if each of its words is a prefix of one of the text's words. Case and accents are ignored:
/// `brandao` finds "Brandão", and `Brandão` finds "BRANDAO". A Korean word also matches from any of its syllables,
/// because Korean joins words and endings without a space: `바다` finds "푸른바다의 전설". A consonant stands for all
/// syllables that begin with it: `ㅂㄷ` and `바ㄷ` find "바다". So results go on being found while a word is typed. Words
/// consist of letters and digits. A symbol such as 📚 is a word by itself. A query that contains none of these but is
/// not blank matches nothing.
///
/// A full-text index with prefix search needs no further rules: it stores a text's ``keys(of:)`` and searches for each
/// of the query's ``decisiveWords(of:)`` followed by `*`.
public nonisolated enum SearchText {
  /// Returns the words of a text in lowercase, in composed form and without accents.
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

  /// Returns the prefixes of keys that a text must have to match a query. Redundant prefixes are omitted.
  package static func decisiveWords(of query: String) -> [String] {
    let sorted = Set(prefixes(of: query)).sorted()
    return sorted.indices.filter { index in
      index + 1 == sorted.count || !sorted[index + 1].hasPrefix(sorted[index])
    }.map { sorted[$0] }
  }

  /// Returns whether a query is empty or consists of whitespace.
  public static func isBlank(_ query: String) -> Bool {
    query.allSatisfy(\.isWhitespace)
  }

  /// Returns the search terms that a store keeps for texts: their keys, each preceded by a space.
  package static func terms(of texts: [String]) -> String {
    texts.flatMap(keys(of:)).reduce(into: "") { terms, key in
      terms += " "
      terms += key
    }
  }

  /// Returns whether the words of two queries differ.
  static func isOther(_ query: String, than other: String) -> Bool {
    words(of: query) != words(of: other)
  }

  /// Returns the strings that an index keeps for a text: its words and the suffixes of each Korean word, with each
  /// syllable after its initial consonant, and with the initial consonants alone.
  ///
  /// A key of "바다" is "ㅂ바ㄷ다", of which "바", "바ㄷ" and "바다" are prefixes in the same form. Another one is "ㅂㄷ".
  public static func keys(of text: String) -> [String] {
    words(of: text).flatMap { word in
      let scalars = word.unicodeScalars
      return scalars.indices.filter { $0 == scalars.startIndex || isHangul(scalars[$0]) }.flatMap { index in
        let (key, short) = (interleaved(scalars[index...]), initials(of: scalars[index...]))
        return key.utf8.starts(with: short.utf8) ? [key] : [key, short]
      }
    }
  }

  /// Returns the prefixes of keys that a text must have to match a query.
  ///
  /// A word with several consonants that stand for syllables needs two keys: no key has some syllables of a word and the
  /// initial consonants of more than one other.
  private static func prefixes(of query: String) -> [String] {
    words(of: query).flatMap { word in
      let scalars = word.unicodeScalars
      guard let first = scalars.firstIndex(where: isConsonant) else { return [interleaved(scalars[...])] }
      let rest = scalars[first...]
      let isInitials = !scalars[..<first].contains(where: isHangul)
      return (isInitials ? [] : [interleaved(scalars[...first])])
        + (isInitials || rest.count > 1 ? [initials(of: scalars[...])] : [])
    }
  }

  /// Returns whether a query matches one of several texts, or all of them together.
  public static func matches(_ query: String, in texts: String...) -> Bool {
    let prefixes = prefixes(of: query)
    guard !prefixes.isEmpty else { return isBlank(query) }
    let keys = texts.flatMap(keys(of:))
    return prefixes.allSatisfy { prefix in keys.contains { $0.hasPrefix(prefix) } }
  }

  /// Returns a text in lowercase, in composed form and without accents.
  private static func folded(_ text: String) -> String {
    let text = text.lowercased()
    // A fast path: most texts contain only ASCII and Hangul and need no folding.
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

  // Combining marks of other scripts are excluded: there they form a different letter.
  private static let accents: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"

  /// The usual spellings of letters that Unicode does not decompose into a base letter and an accent.
  private static let letters: [Unicode.Scalar: String] = [
    "æ": "ae", "ð": "d", "đ": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "ß": "ss", "þ": "th",
    // Some input methods join consonants that are typed one after the other.
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ",
    "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  /// The consonants with which a syllable can begin, in the order of Unicode's syllables.
  private static let initialConsonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  /// The number of syllables that begin with the same consonant.
  private static let syllablesPerInitial: UInt32 = 588

  private static func initial(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    isHangul(scalar) ? initialConsonants[Int((scalar.value - 0xAC00) / syllablesPerInitial)] : scalar
  }

  private static func initials(of word: Substring.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    for scalar in word { text.append(initial(of: scalar)) }
    return String(text)
  }

  /// Returns a word with each syllable after its initial consonant.
  private static func interleaved(_ word: Substring.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    for scalar in word {
      if isHangul(scalar) { text.append(initial(of: scalar)) }
      text.append(scalar)
    }
    return String(text)
  }

  private static func isConsonant(_ scalar: Unicode.Scalar) -> Bool { ("ㄱ"..."ㅎ").contains(scalar) }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{AC00}"..."\u{D7A3}").contains(scalar)
  }
}
