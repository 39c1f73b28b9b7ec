import Foundation

/// The text of a text view with its attributes. The view shows each change at once.
///
/// Mirrors the part of `NSTextStorage` that is a text: it has no layout managers of its own.
open class NSTextStorage: NSMutableAttributedString {
  /// Called after the program has changed the text or its attributes.
  var didChange: (@MainActor () -> Void)?
  /// The number of nested changes.
  private var depth = 0

  /// Begins changes that are shown together.
  open override func beginEditing() { depth += 1 }

  /// Ends changes that are shown together.
  open override func endEditing() {
    depth -= 1
    guard depth == 0, let didChange else { return }
    // Safe, because a text view owns the text, so that the text belongs to the main actor, too.
    MainActor.assumeIsolated { didChange() }
  }

  private func change(_ body: () -> Void) {
    beginEditing()
    body()
    endEditing()
  }

  /// Replaces characters by a text with the attributes of the first character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }

  /// Replaces the attributes of characters; `nil` removes all.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { super.setAttributes(attrs, range: range) }
  }

  /// Adds an attribute to characters, or replaces its value.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to characters, or replaces their values.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }

  /// Replaces characters by a text with its attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }

  /// Inserts a text before a character.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }

  /// Adds a text at the end.
  open override func append(_ attrString: NSAttributedString) { change { super.append(attrString) } }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { change { super.deleteCharacters(in: range) } }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change { super.replaceCharacters(in: NSRange(location: 0, length: length), with: attrString) }
  }

  /// Changes the text without a call of ``didChange``.
  func changeSilently(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }
}
