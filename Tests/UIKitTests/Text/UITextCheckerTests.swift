import Testing
import UIKit

extension UIKitTests {
  /// Spelling, with the desktop's English dictionary.
  @Suite @MainActor struct UITextCheckerTests {
    private let checker: UITextChecker

    /// Keeps learned words out of the user's own lists: Enchant's, and Aspell's where that has the dictionary.
    private static let ownLists: Result<Void, any Error> = Result {
      let folder = NSTemporaryDirectory() + "words-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      setenv("ENCHANT_CONFIG_DIR", folder, 1)
      setenv("ASPELL_CONF", "home-dir \(folder)", 1)
    }

    init() throws {
      try Self.ownLists.get()
      checker = UITextChecker()
    }

    private func misspelled(
      in text: String, _ range: NSRange? = nil, startingAt start: Int = 0, wrap: Bool = false,
      language: String = "en_US"
    ) -> NSRange? {
      let range = range ?? NSRange(location: 0, length: text.utf16.count)
      let found = checker.rangeOfMisspelledWord(
        in: text, range: range, startingAt: start, wrap: wrap, language: language)
      return found.location == NSNotFound ? nil : found
    }

    @Test func knownWordsAreRight() {
      #expect(misspelled(in: "silkworm") == nil)
      #expect(misspelled(in: "The user's 42 h2o 🌊 don’t 'quoted'") == nil)
      #expect(misspelled(in: "") == nil)
      #expect(misspelled(in: "...") == nil)
    }

    @Test func unknownWordsAreFoundInOrder() {
      #expect(misspelled(in: "lrowmiks") == NSRange(location: 0, length: 8))
      let text = "🌊 a wrod and anothr one"
      #expect(misspelled(in: text) == NSRange(location: 5, length: 4), "in UTF-16 code units")
      #expect(misspelled(in: text, startingAt: 8) == NSRange(location: 14, length: 6))
      #expect(misspelled(in: text, startingAt: 15) == nil)
      #expect(misspelled(in: text, startingAt: 15, wrap: true) == NSRange(location: 5, length: 4))
      #expect(misspelled(in: text, NSRange(location: 0, length: 8)) == nil, "a word that is cut is not judged")
    }

    @Test func languagesMayLackTheirRegion() {
      #expect(misspelled(in: "lrowmiks", language: "en") != nil)
      #expect(misspelled(in: "lrowmiks", language: "en-US") != nil)
      #expect(misspelled(in: "lrowmiks", language: "xx") == nil, "nothing is wrong without a dictionary")
      #expect(UITextChecker.availableLanguages.contains("en_US"))
    }

    @Test func guessesAreNear() {
      let range = NSRange(location: 2, length: 4)
      #expect(checker.guesses(forWordRange: range, in: "a wrod", language: "en_US")?.contains("word") == true)
      #expect(checker.guesses(forWordRange: range, in: "a", language: "en_US") == nil)
      #expect(checker.guesses(forWordRange: range, in: "a wrod", language: "xx") == nil)
      let completions = checker.completions(
        forPartialWordRange: NSRange(location: 0, length: 7), in: "elephan", language: "en_US")
      #expect(completions?.contains("elephant") == true)
      #expect(completions?.allSatisfy { $0.hasPrefix("elephan") } == true)
    }

    @Test func wordsMayBeIgnoredAndLearned() {
      checker.ignoreWord("lrowmiks")
      #expect(misspelled(in: "lrowmiks") == nil)
      #expect(checker.ignoredWords == ["lrowmiks"])
      checker.ignoredWords = nil
      #expect(misspelled(in: "lrowmiks") != nil)
      #expect(!UITextChecker.hasLearnedWord("gtkbridgish"))
      UITextChecker.learnWord("gtkbridgish")
      #expect(UITextChecker.hasLearnedWord("gtkbridgish"))
      #expect(misspelled(in: "gtkbridgish") == nil)
      UITextChecker.unlearnWord("gtkbridgish")
      #expect(!UITextChecker.hasLearnedWord("gtkbridgish"))
    }
  }
}
