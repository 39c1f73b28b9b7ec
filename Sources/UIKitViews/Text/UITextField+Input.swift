import Foundation

extension UITextField: UITextInput, OffsetText {
  var wholeText: String { string }

  var selectedUnits: NSRange {
    get {
      guard let entry = parts?.entry else { return ownSelection ?? NSRange(location: string.utf16.count, length: 0) }
      let selection = entry.selection
      return string.utf16Range(ofScalars: selection.isEmpty ? entry.cursor..<entry.cursor : selection)
    }
    set {
      let length = string.utf16.count
      let start = min(max(newValue.location, 0), length)
      let range = NSRange(location: start, length: min(max(newValue.length, 0), length - start))
      ownSelection = range
      parts?.entry.selection = string.scalars(ofUTF16: range)
    }
  }

  /// Indicates whether there is any text.
  public var hasText: Bool { !string.isEmpty }

  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { selectedUnits = NSRange(location: 0, length: string.utf16.count) }

  /// Shows the current ``inputView`` if the field is being edited.
  public func reloadInputViews() {
    guard isEditing, let parts, inputView != nil || inputPopover != nil else { return }
    let popover = inputPopover ?? InputViewPopover(of: self, in: parts.overlay)
    inputPopover = popover
    popover.show(inputView.map { [inputAccessoryView, $0].compactMap { $0 } } ?? [])
  }

  /// The padding of the text in the style sheet, if a subclass overrides ``textRect(forBounds:)``.
  var ownPadding: String {
    let bounds = CGRect(x: 0, y: 0, width: 1_000, height: 100)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard rect != bounds, rect.width > 0 else { return "" }
    func px(_ length: CGFloat) -> String { "\(max(length, 0))px" }
    let vertical = "padding-top:\(px(rect.minY));padding-bottom:\(px(bounds.maxY - rect.maxY));"
    return "&{padding-left:\(px(rect.minX));padding-right:\(px(bounds.maxX - rect.maxX));\(vertical)}"
  }
}

/// The rules for the creation of a password.
///
/// Mirrors `UITextInputPasswordRules`. Kept, without effect: the desktop's keyring creates no passwords.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// The rules in Apple's notation.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
