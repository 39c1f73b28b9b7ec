import Foundation

/// The text of a text view with its attributes, which shows what is changed here at once.
///
/// Mirrors the part of `NSTextStorage` that is a text: it has no layout managers of its own.
open class NSTextStorage: NSMutableAttributedString {
  /// Called after the program has changed the text or its attributes.
  var didChange: (@MainActor () -> Void)?
  /// The number of changes that are under way.
  private var depth = 0

  /// Begins changes that are shown together.
  open override func beginEditing() { depth += 1 }

  /// Ends changes that are shown together.
  open override func endEditing() {
    depth -= 1
    guard depth == 0, let didChange else { return }
    // Safe, because a text view has a text, which belongs to the main actor with it.
    MainActor.assumeIsolated { didChange() }
  }

  private func change(_ body: () -> Void) {
    beginEditing()
    body()
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }

  open override func append(_ attrString: NSAttributedString) { change { super.append(attrString) } }

  open override func deleteCharacters(in range: NSRange) { change { super.deleteCharacters(in: range) } }

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
