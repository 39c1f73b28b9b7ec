/// The description of the text in a field for input methods and on-screen keyboards.
package struct TextInput: Equatable, Sendable {
  /// The kind of text.
  package enum Purpose: Sendable { case freeForm, digits, number, phone, url, email, name, password }
  /// The letters that are capitalised automatically.
  package enum Capitalization: Sendable { case never, words, sentences, characters }

  package var purpose = Purpose.freeForm
  package var capitalization: Capitalization?
  /// Indicates whether words may be corrected, or `nil` for the usual behaviour.
  package var isCorrected: Bool?

  package init() {}
}
