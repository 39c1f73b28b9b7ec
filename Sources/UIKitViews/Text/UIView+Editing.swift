import GtkObjects

extension UIView {
  /// Takes the keyboard focus from this view, or from the text field, text view or search bar inside it. Returns
  /// whether none of them has the focus any more. A window takes it from any field, and returns whether the window is
  /// in front.
  ///
  /// - Parameter force: Whether the editing ends without the delegate's permission.
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

  /// Returns whether this view is in the responder chain of a view.
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
  /// Indicates whether the editing ends without the delegate's permission.
  static var isEndForced = false

  /// Called when a view gets or loses the keyboard focus.
  static func focusDidChange(_ isFocused: Bool, of view: UIView) {
    if isFocused { current = view } else if current === view { current = nil }
  }
}
