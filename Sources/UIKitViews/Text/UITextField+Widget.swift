import Foundation
import Graphics
import GtkObjects

extension UITextField: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let parts = FieldParts(entryKind)
    self.parts = parts
    let entry = parts.entry
    entry.text = string
    entry.isSensitive = isEnabled
    entry.connect("changed") { [weak self] in self?.textDidChange() }
    entry.connect("activate") { [weak self] in self?.returnWasPressed() }
    // A search field clears itself.
    if entryKind == .text { entry.connect("icon-release") { [weak self] in self?.clearWasPressed() } }
    entry.onBackspace { [weak self] in self?.deleteBackward() }
    entry.textWidget?.connect("notify::cursor-position") { [weak self] in self?.selectionDidChange() }
    entry.onProposedChange { [weak self] characters, text in self?.mayReplace(characters, with: text) ?? true }
    entry.textWidget?.onPressPermission { [weak self] in
      guard let self, !isEditing else { return true }
      isEditingPermitted = mayBeginEditing
      return isEditingPermitted
    }
    entry.onFocusChange { [weak self] isFocused in if isFocused { self?.didGetFocus() } }
    // The focus may move to views inside the field, which are part of its editing.
    parts.overlay.onFocusChange { [weak self] isFocused in if !isFocused { self?.focusDidLeave() } }
    entry.connect("map") { [weak self] in
      guard let self, awaitsFocus else { return }
      awaitsFocus = false
      // A window that appears for the first time keeps the focus from its search field.
      guard let entry = self.parts?.entry, !entry.grabFocus() else { return }
      entry.afterPaint { [weak entry] in entry?.grabFocus() }
    }
    showPlaceholder()
    showInput()
    showStyle()
    if let ownSelection { selectedUnits = ownSelection }
    return parts.overlay
  }

  package var innerWidget: Gtk.Widget? { parts?.entry }

  package var drawsLayers: Bool { false }

  // MARK: The user's changes

  private func mayReplace(_ characters: Range<Int>, with text: String) -> Bool {
    if isSettingText { return true }
    let takesText = isEditing || parts?.entry.focusedDescendant == nil
    return takesText && mayReplace(string.utf16Range(ofScalars: characters), with: text)
  }

  private func textDidChange() {
    guard let entry = parts?.entry, !isSettingText else { return }
    string = entry.text
    showViews()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func selectionDidChange() {
    if !isSettingText { delegate?.textFieldDidChangeSelection(self) }
  }

  private func returnWasPressed() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  private func clearWasPressed() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    parts?.entry.grabFocus()
  }

  private func didGetFocus() {
    guard !isEditing else { return }
    // Without permission, the field has the focus, so that Tab continues from it, but takes no text.
    guard isEditingPermitted || mayBeginEditing else { return }
    isEditingPermitted = false
    isEditing = true
    EditedView.focusDidChange(true, of: self)
    if clearsOnBeginEditing { text = "" }
    showViews()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    reloadInputViews()
  }

  /// Ends the editing after a key or a press has moved the focus, or brings the focus back if the delegate does not
  /// permit the end.
  private func focusDidLeave() {
    if isEditing, !isEndPermitted, !EditedView.isEndForced, let entry = parts?.entry, entry.isMapped,
      entry.rootWindow?.isActive == true,
      !mayEndEditing
    {
      // GTK is still moving the focus.
      Task { [weak entry] in entry?.grabFocus() }
      return
    }
    didLoseFocus()
  }

  func didLoseFocus() {
    isEndPermitted = false
    guard isEditing else { return }
    isEditing = false
    EditedView.focusDidChange(false, of: self)
    inputPopover?.hide()
    showViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: The look

  func showPlaceholder() {
    guard let entry = parts?.entry else { return }
    let text = attributedPlaceholder?.string ?? placeholder ?? ""
    if entry.placeholder != text { entry.placeholder = text }
    // Assistive technology reads the placeholder only while the field is empty.
    if accessibilityLabel == nil { entry.setAccessible(.label, to: text.isEmpty ? nil : text) }
    showStyle()
  }

  func showInput() {
    guard let entry = parts?.entry else { return }
    entry.setInput(
      TextInput(
        keyboardType, textContentType, autocapitalizationType, autocorrectionType, spellCheckingType,
        isSecure: isSecureTextEntry))
    guard entryKind == .text else { return }
    if entry.showsCharacters == isSecureTextEntry { entry.showsCharacters = !isSecureTextEntry }
  }

  func replace(_ old: UIView?) {
    if let old { parts?.remove(old) }
    showViews()
  }

  func showViews() { showStyle() }

  func borderDidChange() {
    showStyle()
    // The background belongs to the view or to the area inside the border.
    backing?.lookDidChange()
  }

  /// Shows a background inside the border. Returns whether there is a border.
  func takesBackground(_ color: String?) -> Bool {
    let inside = borderStyle == .none ? nil : color
    if inside != ownBackground || hasBackground != (color != nil) {
      (ownBackground, hasBackground) = (inside, color != nil)
      showStyle()
    }
    return borderStyle != .none
  }

  private func isVisible(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// Shows the views at the ends, the clear button, and the style with padding for them.
  func showStyle() {
    guard let parts else { return }
    func room(_ view: UIView?, _ mode: ViewMode, _ align: Gtk.Widget.Align) -> Double {
      guard let view else { return 0 }
      if isVisible(mode) { return parts.show(view, at: align) }
      parts.hide(view)
      return 0
    }
    let start = room(leftView, leftViewMode, .start)
    let end = room(rightView, rightViewMode, .end)
    let hasRightView = rightView != nil && isVisible(rightViewMode)
    let canClear = isVisible(clearButtonMode) && !string.isEmpty && !hasRightView
    if entryKind == .text {
      parts.entry.setEndIcon(canClear ? "edit-clear-symbolic" : nil, tooltip: Gtk.word(localized: "Clear"))
    }
    let isRightToLeft = Gtk.DesktopSettings.isRightToLeft
    parts.entry.alignment =
      switch textAlignment {
      case .natural, .justified: 0
      case .center: 0.5
      case .left: isRightToLeft ? 1 : 0
      case .right: isRightToLeft ? 0 : 1
      }
    parts.style.setAtOnce(css(start: start, end: end))
  }

  private func css(start: Double, end: Double) -> String? {
    var css = ""
    let hasCaret = !caretRect(for: beginningOfDocument).isEmpty
    if borderStyle == .none {
      css += "&,&>text{background:none;border:none;box-shadow:none;padding:0;min-height:0;}"
      // As in UIKit, the caret alone marks the focus of a field without a border.
      if hasCaret { css += "&,&>text{outline:none;}" }
    }
    if let ownBackground { css += "&{background-image:none;background-color:\(ownBackground);}" }
    css += ownPadding
    css += "&{\(hasCaret ? caretCSS(hasBackground: hasBackground) : "caret-color:transparent;")}"
    var text = font?.css() ?? ""
    if let textColor, textColor != .label { text += "color:\(textColor.color.textCSS);" }
    if !text.isEmpty { css += "&{\(text)}" }
    css += placeholderCSS
    for (width, edges) in [(start, ("left", "right")), (end, ("right", "left"))] where width > 0 {
      css += "&:dir(ltr){padding-\(edges.0):\(width + 4)px;}&:dir(rtl){padding-\(edges.1):\(width + 4)px;}"
    }
    return css.isEmpty ? nil : css
  }

  /// The style of the placeholder: that of its first character. The theme shows placeholders faintly.
  private var placeholderCSS: String {
    guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return "" }
    let attributes = attributedPlaceholder.attributes(at: 0, effectiveRange: nil)
    var css = (attributes[.font] as? UIFont)?.css() ?? ""
    if let color = attributes[.foregroundColor] as? UIColor { css += "color:\(color.color.css);opacity:1;" }
    return css.isEmpty ? "" : "&>text>placeholder{\(css)}"
  }
}
