import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// GTK's own words.
  @Suite @MainActor struct TranslationTests {
    @Test func accessKeysMarkIsLeftOut() {
      #expect(Gtk.translated("_Close") == "Close")
      #expect(Gtk.translation(of: "_Close") == "_Close")
    }

    /// gettext then returns its argument, so the text must still exist.
    @Test func wordWithoutATranslationIsItself() {
      for length in [1, 20, 1_000, 100_000] {
        let word = String(repeating: "no such word ", count: length) + UUID().uuidString
        #expect(Gtk.translated(word) == word)
        #expect(Gtk.translation(of: word) == word)
      }
    }
  }
}
