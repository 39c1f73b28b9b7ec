import GtkObjects

extension UIView {
  /// Takes the keyboard from this view, or from the text field, text view or search bar inside that has it. Returns whether
  /// none of them has it any more. A window takes it from any field, and returns whether the window is in front.
  ///
  /// - Parameter force: Whether the delegate is not asked.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if let window = self as? UIWindow {
      guard window === UIApplication.shared.keyWindow else { return false }
      UIApplication.shared.endEditing()
      return true
    }
    guard let editor = EditedView.current, isBehind(editor) else {
      // A field of the declarative layer.
      if let widget = realizedWidget, widget.focusedDescendant?.isTextInput == true { widget.releaseFocus() }
      return true
    }
    if editor.resignFirstResponder() { return true }
    guard force else { return false }
    EditedView.isEndForced = true
    defer { EditedView.isEndForced = false }
    editor.controlWidget?.releaseFocus()
    return true
  }

  /// Indicates whether the events of a view come to this one in the end.
  private func isBehind(_ view: UIView) -> Bool {
    var responder: UIResponder? = view
    while let current = responder {
      if current === self { return true }
      responder = current.next
    }
    return false
  }
}

/// The view whose text is being edited.
@MainActor
enum EditedView {
  private(set) static weak var current: UIView?
  /// Indicates whether the editing ends, whatever the delegate would answer.
  static var isEndForced = false

  /// Called when a view gets or loses the keyboard.
  static func focusDidChange(_ isFocused: Bool, of view: UIView) {
    if isFocused { current = view } else if current === view { current = nil }
  }
}
