import Foundation
import Graphics
import GtkObjects

extension UITextView {
  /// The text on screen: with detected links, and the look of links.
  private var shownText: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: textStorage)
    let whole = NSRange(location: 0, length: text.length)
    if !isEditable {
      for (range, url) in dataDetectorTypes.links(in: text.string) {
        text.addAttribute(.link, value: url, range: range)
      }
    }
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: whole) { value, range, _ in if value != nil { links.append(range) } }
    for range in links { text.addAttributes(linkTextAttributes ?? [:], range: range) }
    return text
  }

  /// Shows the text with its attributes.
  func showText() {
    guard let textView else { return }
    isSettingText = true
    defer { isSettingText = false }
    if hasAttributes || dataDetectorTypes != [] {
      textView.setRuns(shownText.textRuns)
    } else if textView.text != string {
      textView.setRuns([TextRun(text: string)])
    }
  }

  /// Replaces the part of the stored text that the user has changed. New characters have the typing attributes, or else
  /// those of the character before them.
  func store(_ new: String) {
    let (old, whole) = (Array(string.utf16), Array(new.utf16))
    let shorter = min(old.count, whole.count)
    var start = 0
    while start < shorter, old[start] == whole[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == whole[whole.count - 1 - end] { end += 1 }
    let inserted = (new as NSString).substring(with: NSRange(location: start, length: whole.count - start - end))
    var attributes = typingAttributes
    if attributes.isEmpty, start > 0 { attributes = textStorage.attributes(at: start - 1, effectiveRange: nil) }
    attributes[.attachment] = nil
    if typingAttributes[.link] == nil { attributes[.link] = nil }
    textStorage.changeSilently {
      textStorage.replaceCharacters(
        in: NSRange(location: start, length: old.count - start - end),
        with: NSAttributedString(string: inserted, attributes: attributes))
    }
    string = new
    if !attributes.isEmpty { hasAttributes = true }
    if hasAttributes { showText() }
  }

  /// Presses the link or the picture at a point of the widget.
  package func press(at point: CGPoint) {
    guard !isEditable, isSelectable, let textView, let scalar = textView.character(at: point) else { return }
    press(atCharacter: string.utf16Range(ofScalars: scalar..<scalar).location)
  }

  /// Selects the next or the previous link, so that Return presses it. Returns whether there is one; otherwise, the
  /// focus moves on to another view.
  package func selectLink(forwards: Bool) -> Bool {
    guard !isEditable, isSelectable else { return false }
    let links = links
    let current = links.firstIndex(of: selectedRange)
    let next = forwards ? (current ?? -1) + 1 : (current ?? links.count) - 1
    guard links.indices.contains(next) else {
      if current != nil { selectedRange = NSRange(location: selectedRange.location, length: 0) }
      return false
    }
    selectedRange = links[next]
    scrollRangeToVisible(links[next])
    return true
  }

  /// Presses the selected link. Returns whether there is one.
  package func pressSelectedLink() -> Bool {
    guard !isEditable, isSelectable, links.contains(selectedRange) else { return false }
    press(atCharacter: selectedRange.location)
    return true
  }

  /// The ranges of the links, in order.
  private var links: [NSRange] {
    let text = shownText
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value != nil { links.append(range) }
    }
    return links
  }

  package func press(atCharacter index: Int) {
    let text = shownText
    guard index < text.length else { return }
    var range = NSRange()
    let value = text.attribute(.link, at: index, effectiveRange: &range)
    if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
      let isAllowed =
        delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
      if isAllowed { perform(UITextItem(content: .link(url), range: range)) { _ = Gtk.open(url) } }
    } else if let attachment = text.attribute(.attachment, at: index, effectiveRange: &range) as? NSTextAttachment {
      let isAllowed =
        delegate?.textView(self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction) ?? true
      if isAllowed { perform(UITextItem(content: .textAttachment(attachment), range: range)) {} }
    }
  }

  private func perform(_ item: UITextItem, _ body: @escaping @MainActor () -> Void) {
    let usual = UIAction { _ in body() }
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
    action?.perform(from: self)
  }
}

extension UITextView: UITextInput, OffsetText {
  var wholeText: String { string }

  var selectedUnits: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  /// Indicates whether there is any text.
  public var hasText: Bool { !string.isEmpty }

  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: string.utf16.count) }

  /// Without effect: the desktop has one kind of keyboard.
  public func reloadInputViews() {}
}
