import CSpelling

/// A dictionary of the desktop's spelling checker, Enchant. The library is opened for the first dictionary.
@MainActor
package final class SpellingDictionary {
  private let dictionary: UnsafeMutableRawPointer
  private static var dictionaries: [String: SpellingDictionary] = [:]

  private init(_ dictionary: UnsafeMutableRawPointer) { self.dictionary = dictionary }

  /// Returns the dictionary of a language, such as `en_US`, or `nil` if the desktop has none.
  package static func dictionary(of language: String) -> SpellingDictionary? {
    if let known = dictionaries[language] { return known }
    guard let dictionary = gtkbridge_dictionary(language) else { return nil }
    let new = SpellingDictionary(dictionary)
    dictionaries[language] = new
    return new
  }

  /// The languages with a dictionary, sorted. A language may have several providers.
  package static var languages: [String] {
    var languages: Set<String> = []
    withUnsafeMutablePointer(to: &languages) { languages in
      gtkbridge_dictionary_list(
        { language, context in
          guard let language else { return }
          context?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: language))
        }, languages)
    }
    return languages.sorted()
  }

  /// Returns whether a word is spelled correctly.
  package func knows(_ word: String) -> Bool { word.isEmpty || gtkbridge_dictionary_knows(dictionary, word) }

  /// Returns the guesses for a misspelled word, the likeliest first.
  package func guesses(for word: String) -> [String] {
    guard !word.isEmpty else { return [] }
    var count = 0
    guard let guesses = gtkbridge_dictionary_guesses(dictionary, word, &count) else { return [] }
    defer { gtkbridge_dictionary_free(dictionary, guesses) }
    return (0..<count).compactMap { guesses[$0].map { String(cString: $0) } }
  }

  /// Adds a word to the user's own words, which all programs of the desktop share.
  package func learn(_ word: String) { if !word.isEmpty { gtkbridge_dictionary_learn(dictionary, word) } }

  /// Removes a word from the user's own words.
  package func unlearn(_ word: String) { if !word.isEmpty { gtkbridge_dictionary_unlearn(dictionary, word) } }
}
