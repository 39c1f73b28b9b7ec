import Foundation
import Graphics
import GtkObjects

/// A text of several lines that the user can edit.
///
/// Mirrors `UITextView`; shown by a scrolling GtkTextView. Attributes of a text are kept, without effect: the text has the
/// font and the colour of the view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  /// The text.
  open var text: String! {
    get { string }
    set { setString(newValue ?? "") }
  }

  /// The text with attributes, of which the view shows none.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: string) }
    set { setString(newValue?.string ?? "") }
  }

  /// The font.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) { didSet { if font != oldValue { showStyle() } } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { if textColor != oldValue { showStyle() } } }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { showStyle() } }
  /// Indicates whether the user can change the text.
  open var isEditable = true { didSet { textView?.isEditable = isEditable } }
  /// Kept, without effect: the text can always be selected.
  open var isSelectable = true
  /// Indicates whether the text scrolls. Otherwise, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { showScrolling() } }
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { showInsets() } }
  /// The object that is asked and told about the editing.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Indicates whether the text has links. Kept, without effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Kept, without effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without effect: all fonts follow the user's scale of text.
  open var adjustsFontForContentSizeCategory = true
  /// Kept, without effect: a desktop has a keyboard.
  open var inputView: UIView?
  /// Kept, without effect: a desktop has a keyboard.
  open var inputAccessoryView: UIView?

  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  /// Kept, without effect: a secret has a single line.
  open var isSecureTextEntry = false

  /// The selected characters, or the place of the cursor.
  open var selectedRange: NSRange {
    get {
      guard let textView else { return NSRange(location: string.utf16.count, length: 0) }
      return string.utf16Range(ofScalars: textView.selection)
    }
    set { textView?.selection = string.scalars(ofUTF16: newValue) }
  }

  /// Indicates whether the view has the keyboard.
  public private(set) var isEditing = false

  private var string = ""
  private var textView: Gtk.TextView?
  private var link: ScrollLink?
  private var style: AppliedStyle?
  private var isSettingText = false
  private var awaitsFocus = false

  deinit {}

  /// Posted when the editing of a view begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changes the text of a view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when the editing of a view ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Gives the view the keyboard, at once or as soon as it is on screen. Returns whether it may have it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) != false else { return false }
    guard let textView, textView.isMapped else {
      awaitsFocus = true
      return true
    }
    guard textView.grabFocus() else { return false }
    showInScrollViews()
    return true
  }

  /// Takes the keyboard from the view. Returns whether the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    awaitsFocus = false
    guard isEditing else { return true }
    guard delegate?.textViewShouldEndEditing(self) != false else { return false }
    textView?.releaseFocus()
    return true
  }

  /// Indicates whether the view has the keyboard.
  open override var isFirstResponder: Bool { isEditing }

  /// Inserts a text at the cursor, in place of the selection.
  open func insertText(_ text: String) {
    let range = selectedRange
    let whole = string as NSString
    setString(whole.replacingCharacters(in: range, with: text))
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  /// Scrolls until characters are visible: selects their end.
  open func scrollRangeToVisible(_ range: NSRange) {
    selectedRange = NSRange(location: range.location + range.length, length: 0)
    textView?.scrollToCursor()
  }

  private func setString(_ new: String) {
    guard new != string else { return }
    string = new
    if let textView, textView.text != new {
      isSettingText = true
      textView.setText(new, isUndoable: false)
      isSettingText = false
    }
    invalidateIntrinsicContentSize()
  }

  private func textDidChange() {
    guard let textView, !isSettingText else { return }
    string = textView.text
    invalidateIntrinsicContentSize()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func focusDidChange(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    NotificationCenter.default.post(
      name: isFocused ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification, object: self)
  }

  private func mayReplace(_ characters: Range<Int>, with text: String) -> Bool {
    guard !isSettingText, let delegate else { return true }
    return delegate.textView(
      self, shouldChangeTextIn: string.utf16Range(ofScalars: characters), replacementText: text)
  }

  private func showScrolling() {
    textView?.window.setAxes(horizontal: false, vertical: isScrollEnabled, showsBars: true)
  }

  private func showInsets() {
    textView?.setInsets(EdgeInsets(textContainerInset))
  }

  private func showStyle() {
    var text = font?.css() ?? ""
    if let textColor, textColor != .label { text += "color:\(textColor.color.textCSS);" }
    style?.setAtOnce(text.isEmpty ? nil : "&,&>text{\(text)}")
    let isRightToLeft = Gtk.DesktopSettings.isRightToLeft
    let justification: Gtk.Label.Justification =
      switch textAlignment {
      case .natural, .justified: .leading
      case .center: .center
      case .left: isRightToLeft ? .trailing : .leading
      case .right: isRightToLeft ? .leading : .trailing
      }
    textView?.setJustification(justification)
  }
}

extension UITextView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let textView = Gtk.TextView()
    self.textView = textView
    style = AppliedStyle(textView)
    textView.setText(string, isUndoable: false)
    textView.isEditable = isEditable
    textView.buffer.connect("changed") { [weak self] in self?.textDidChange() }
    textView.buffer.connect("notify::cursor-position") { [weak self] in
      if let self, !isSettingText { delegate?.textViewDidChangeSelection(self) }
    }
    textView.onProposedChange { [weak self] characters, text in self?.mayReplace(characters, with: text) ?? true }
    textView.onFocusChange { [weak self] isFocused in self?.focusDidChange(isFocused) }
    textView.connect("map") { [weak self] in
      guard let self, awaitsFocus else { return }
      awaitsFocus = false
      self.textView?.grabFocus()
    }
    showInsets()
    showScrolling()
    showStyle()
    let layers = Gtk.Overlay(textView.window)
    link = ScrollLink(self, textView.window, in: layers, measuresContent: true)
    return layers
  }

  package var innerWidget: Gtk.Widget? { textView }
}
