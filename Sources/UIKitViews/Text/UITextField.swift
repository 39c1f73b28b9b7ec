import Foundation
import Graphics
import GtkObjects

/// A field for a line of text.
///
/// Mirrors `UITextField`; shown by a GtkEntry. The keyboard is the desktop's: Tab moves from field to field, and Enter
/// asks the delegate. The field holds at most 65,534 bytes of UTF-8, GTK's limit for one line.
///
/// ```swift
/// let name = UITextField()
/// name.placeholder = "Name"
/// name.borderStyle = .roundedRect
/// name.addTarget(self, action: Self.nameDidChange, for: .editingChanged)
/// ```
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border of a field.
  ///
  /// Mirrors `UITextField.BorderStyle`. All borders are the theme's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// The border of the theme, in place of a thin line.
    case line
    /// The border of the theme, in place of a bezel.
    case bezel
    /// The border of the theme.
    case roundedRect
  }

  /// The condition for a visible view in a field.
  ///
  /// Mirrors `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field has the keyboard focus.
    case whileEditing
    /// While the field does not have the keyboard focus.
    case unlessEditing
    /// At all times.
    case always
  }

  /// The text.
  open var text: String? {
    get { string }
    set { setString(newValue ?? "") }
  }

  /// The text with attributes. The field shows it in its own font and colour.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: string) }
    set { setString(newValue?.string ?? "") }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet {
      attributedPlaceholder = nil
      showPlaceholder()
    }
  }

  /// The text that is shown while the field is empty, with the colour and the font of its first character.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { if attributedPlaceholder != nil || oldValue != nil { showPlaceholder() } }
  }

  /// The font.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) {
    didSet { if font != oldValue { showStyle() } }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { showStyle() } }
  }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { showStyle() }
  }

  /// The border. The default is none. The background colour fills a border of the theme.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderDidChange() } }
  }

  /// The condition for a visible clear button.
  open var clearButtonMode = ViewMode.never {
    didSet { showViews() }
  }

  /// A view before the text, at the leading edge.
  open var leftView: UIView? {
    didSet { if leftView !== oldValue { replace(oldValue) } }
  }

  /// The condition for a visible view before the text.
  open var leftViewMode = ViewMode.never {
    didSet { showViews() }
  }

  /// A view after the text, at the trailing edge.
  open var rightView: UIView? {
    didSet { if rightView !== oldValue { replace(oldValue) } }
  }

  /// The condition for a visible view after the text.
  open var rightViewMode = ViewMode.never {
    didSet { showViews() }
  }

  /// The view for filling in the field. During the editing, it is in a popover below the field, and Down moves the
  /// keyboard focus into it. The user can still type.
  open var inputView: UIView? { didSet { if inputView !== oldValue { reloadInputViews() } } }
  /// The view above ``inputView``. It is only shown with one, because it belongs to an on-screen keyboard.
  open var inputAccessoryView: UIView? { didSet { if inputAccessoryView !== oldValue { reloadInputViews() } } }
  /// The object that permits the editing and receives its events.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Indicates whether the text is removed when the editing begins.
  open var clearsOnBeginEditing = false
  /// Kept, without effect.
  open var clearsOnInsertion = false
  /// Kept, without effect: a field scrolls.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, without effect: a field scrolls.
  open var minimumFontSize: CGFloat = 0
  /// Kept, without effect: all fonts follow the user's scale of text.
  open var adjustsFontForContentSizeCategory = true
  /// The attributes of the text. The field shows none of them.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without effect.
  open var allowsEditingTextAttributes = false
  /// Kept, without effect: a field has the background of the theme, or that of its view.
  open var background: UIImage?
  /// Kept, without effect: a field has the background of the theme, or that of its view.
  open var disabledBackground: UIImage?
  /// The rules for the creation of a password. Kept, without effect.
  open var passwordRules: UITextInputPasswordRules?

  /// The kind of text, as a hint for input methods and on-screen keyboards.
  open var keyboardType = UIKeyboardType.default { didSet { showInput() } }
  /// The words that begin with a capital letter, as a hint for on-screen keyboards.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { showInput() } }
  /// Whether mistakes are corrected, as a hint for input methods.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { showInput() } }
  /// Whether the spelling is checked, as a hint for input methods. GTK has one hint for corrections and spelling; an
  /// ``autocorrectionType`` other than the default takes precedence.
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { showInput() } }
  /// Kept, without effect: quotes remain as they are typed.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept, without effect: dashes remain as they are typed.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept, without effect: on-screen keyboards have the look of the desktop.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept, without effect: the keyboard is the user’s.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, without effect: the keyboard is the user’s.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text, as a hint for input methods.
  open var textContentType: UITextContentType? { didSet { showInput() } }
  /// Indicates whether the text is hidden, as in a password field.
  open var isSecureTextEntry = false { didSet { showInput() } }

  /// Indicates whether the field has the keyboard focus.
  public internal(set) var isEditing = false

  var string = ""
  /// The selection that the program has set before the field was on screen.
  var ownSelection: NSRange?
  /// The kind of the desktop's field.
  var entryKind: Gtk.Entry.Kind { .text }
  var parts: FieldParts?
  var inputPopover: InputViewPopover?
  /// Indicates whether the program is changing the text. The delegate is not asked about such a change.
  var isSettingText = false
  /// Indicates whether the delegate has permitted the editing that begins with the focus. The Tab key moves the focus
  /// unasked.
  var isEditingPermitted = false
  /// Indicates whether the delegate has permitted the end of the editing.
  var isEndPermitted = false
  /// Indicates whether the field takes the keyboard focus when it appears on screen.
  var awaitsFocus = false
  /// The background inside the border, in the notation of the style sheet.
  var ownBackground: String?
  /// Indicates whether there is a background, inside the border or of the view.
  var hasBackground = false

  deinit {}

  /// Shows the caret in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showStyle()
  }

  /// Posted when the editing of a field begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user changes the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when the editing of a field ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Gives the field the keyboard focus, at once or as soon as it is on screen. Returns whether it may have the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, mayBeginEditing else { return false }
    isEditingPermitted = true
    guard let entry = parts?.entry, entry.isMapped else {
      awaitsFocus = true
      return true
    }
    guard entry.grabFocus() else { return false }
    showInScrollViews()
    return true
  }

  /// Takes the keyboard focus from the field. Returns whether the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    awaitsFocus = false
    guard isEditing else { return true }
    guard mayEndEditing else { return false }
    isEndPermitted = true
    parts?.overlay.releaseFocus()
    // A field outside a window gets no event for the loss of the focus.
    if isEditing { didLoseFocus() }
    return true
  }

  /// Indicates whether the field has the keyboard focus.
  open override var isFirstResponder: Bool { isEditing }

  /// Indicates whether the field can have the keyboard focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  // MARK: Editing

  /// Indicates whether the delegate permits the editing.
  var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  /// Indicates whether the delegate permits the end of the editing.
  var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  /// Returns whether the delegate permits a change by the user.
  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// The selected characters, or the position of the cursor.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedUnits) }
    set { if let newValue { selectedUnits = newValue.range } }
  }

  /// Inserts a text at the cursor, in place of the selection, as if the user typed it.
  open func insertText(_ text: String) {
    if let entry = parts?.entry { return entry.insert(text) }
    let range = selectedUnits
    string = (string as NSString).replacingCharacters(in: range, with: text)
    ownSelection = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  /// Deletes the selection, or else the character before the cursor. Also called when the user presses Backspace.
  open func deleteBackward() {
    if let entry = parts?.entry { return entry.deleteBackward() }
    var range = selectedUnits
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    ownSelection = range
    insertText("")
  }

  // MARK: Places

  /// Returns the rectangle of the cursor at its current position. The argument has no effect. An override that returns
  /// an empty rectangle hides the cursor.
  open func caretRect(for position: UITextPosition) -> CGRect {
    guard let parts, let line = parts.entry.cursorLine(in: parts.overlay) else {
      return CGRect(x: 0, y: 0, width: 2, height: font?.lineHeight ?? 20)
    }
    return CGRect(x: line.minX, y: line.minY, width: 2, height: line.height)
  }

  /// Returns the rectangle of the text. An override sets the distances of the text from the edges.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is edited. The default is ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder: that of the text. An override has no effect.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the view before the text. An override has no effect.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }

  /// Returns the rectangle of the view after the text. An override has no effect.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }

  /// Returns the rectangle of the clear button. An override has no effect.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Returns the rectangle of the border. An override has no effect.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override func stateDidChange() { parts?.entry.isSensitive = isEnabled }

  private func setString(_ new: String) {
    guard new != string else { return }
    string = new
    if let entry = parts?.entry, entry.text != new {
      isSettingText = true
      entry.text = new
      entry.cursor = -1
      isSettingText = false
    }
    showViews()
  }
}
