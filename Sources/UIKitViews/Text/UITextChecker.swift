import Foundation
import GtkObjects

/// An object that finds misspelled words and suggests corrections.
///
/// Mirrors UIKit's `UITextChecker`. The dictionaries are those of the desktop's spelling checker, Enchant; the package
/// of a language's dictionary is usually that of Hunspell, such as `hunspell-en-us`. Without Enchant or the dictionary,
/// no word is misspelled:
///
/// ```swift
/// let checker = UITextChecker()
/// let range = NSRange(location: 0, length: word.utf16.count)
/// let misspelled = checker.rangeOfMisspelledWord(
///   in: word, range: range, startingAt: 0, wrap: false, language: "en")
/// let isReal = misspelled.location == NSNotFound
/// ```
///
/// A language without a region, such as `en`, has the dictionary of the desktop's region, or else the first one of the
/// language.
@MainActor
open class UITextChecker: NSObject {
  /// The words that this checker accepts as correct.
  open var ignoredWords: [String]? {
    get { ignored.isEmpty ? nil : ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  private var ignored: Set<String> = []

  /// Creates a checker.
  public override init() { super.init() }

  // MARK: Checking

  /// Returns the range of the first misspelled word, or a range whose location is `NSNotFound` if there is none. Ranges
  /// count UTF-16 code units.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text to check.
  ///   - startingOffset: The start of the search in the text.
  ///   - wrapFlag: Whether the search continues at the beginning of the range after its end.
  ///   - language: The language, such as `en` or `en_US`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = Self.dictionary(of: language) else { return nothing }
    let words = SpelledWord.words(in: stringToCheck).filter {
      $0.range.location >= range.location && NSMaxRange($0.range) <= NSMaxRange(range)
    }
    let next = words.filter { $0.range.location >= startingOffset }
    let rest = wrapFlag ? words.filter { $0.range.location < startingOffset } : []
    let first = (next + rest).first { !ignored.contains($0.text) && !dictionary.knows($0.text) }
    return first?.range ?? nothing
  }

  /// Returns the guesses for a misspelled word, the likeliest first; `nil` without a dictionary or outside the text.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = string.text(in: range), let dictionary = Self.dictionary(of: language) else { return nil }
    return dictionary.guesses(for: word)
  }

  /// Returns words that begin with a part of a word, or `nil` without a dictionary or outside the text. Enchant does
  /// not complete words, so these are the guesses that begin with the part.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guesses(forWordRange: range, in: string, language: language)?.filter { guess in
      string.text(in: range).map { guess.lowercased().hasPrefix($0.lowercased()) } == true
    }
  }

  /// Accepts a word as correct from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  // MARK: The user's own words

  /// Adds a word to the user's own words in the desktop's language, which all programs share.
  public class func learnWord(_ word: String) { ownDictionary?.learn(word) }

  /// Returns whether the user's dictionary contains the word, by itself or because it was learned.
  public class func hasLearnedWord(_ word: String) -> Bool { ownDictionary?.knows(word) == true }

  /// Removes a word from the user's own words.
  public class func unlearnWord(_ word: String) { ownDictionary?.unlearn(word) }

  /// The languages with a dictionary, those of the user first.
  public class var availableLanguages: [String] {
    let preferred = Locale.preferredLanguages.map { $0.replacingOccurrences(of: "-", with: "_") }
    let all = SpellingDictionary.languages
    return preferred.filter(all.contains) + all.filter { !preferred.contains($0) }
  }

  private class var ownDictionary: SpellingDictionary? {
    dictionary(of: Locale.current.language.languageCode?.identifier ?? "en")
  }

  private class func dictionary(of language: String) -> SpellingDictionary? {
    let name = language.replacingOccurrences(of: "-", with: "_")
    guard !name.contains("_") else { return SpellingDictionary.dictionary(of: name) }
    let region = Locale.current.region?.identifier
    let names = region.map { ["\(name)_\($0)"] } ?? []
    let ofLanguage = SpellingDictionary.languages.filter { $0 == name || $0.hasPrefix(name + "_") }
    let usual = ofLanguage.filter { $0 == "en_US" }
    return (names.filter(ofLanguage.contains) + usual + ofLanguage).lazy
      .compactMap(SpellingDictionary.dictionary).first
  }
}

/// A word of a text to which spelling rules apply.
private struct SpelledWord {
  let text: String
  let range: NSRange

  /// Returns the words of a text, without numbers and words with digits.
  static func words(in text: String) -> [SpelledWord] {
    var words: [SpelledWord] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: { $0.isLetter || $0.isNumber }) {
      let end = text[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") } ?? text.endIndex
      index = end
      let word = text[start..<end].trimmingSuffix { $0 == "'" || $0 == "’" }
      guard !word.contains(where: \.isNumber) else { continue }
      let range = NSRange(location: text.utf16Offset(of: word.startIndex), length: word.utf16.count)
      words.append(SpelledWord(text: String(word), range: range))
    }
    return words
  }
}

extension String {
  fileprivate func utf16Offset(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  fileprivate func text(in range: NSRange) -> String? { Range(range, in: self).map { String(self[$0]) } }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return prefix(0) }
    return self[...last]
  }
}
