import Foundation
import Graphics
import GtkObjects

/// A text of several lines that the user can edit.
///
/// Mirrors `UITextView`; shown by a scrolling GtkTextView. Outlines, shadows and the heights of lines are kept, without
/// effect. Typed characters have the attributes of the character before them.
@preconcurrency @MainActor
open class UITextView: UIScrollView, BackgroundReplacing {
  /// The text.
  open var text: String! {
    get { string }
    set { setText(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with attributes: fonts, colours, lines, distances, links and pictures.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text. The view shows its changes at once.
  public let textStorage = NSTextStorage(string: "")
  /// The area for the lines.
  public let textContainer = NSTextContainer()
  /// The object that measures the lines.
  public let layoutManager = NSLayoutManager()

  /// The font.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) {
    didSet {
      guard font != oldValue else { return }
      showStyle()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { if textColor != oldValue { showStyle() } } }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { showStyle() } }
  /// Indicates whether the user can change the text.
  open var isEditable = true {
    didSet {
      showEditing()
      if dataDetectorTypes != [], isEditable != oldValue { showText() }
    }
  }
  /// Indicates whether links can be pressed. The text can always be selected.
  open var isSelectable = true
  /// The parts of a text that become links automatically, while the text is not editable.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { showText() } }
  /// Indicates whether the text scrolls. Otherwise, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      showScrolling()
      invalidateIntrinsicContentSize()
    }
  }
  /// The distances of the text from the edges. Those of ``textContainer`` are added to them.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { insetsDidChange() }
  }
  /// The object that permits the editing and receives its events.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The look of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]
  { didSet { showText() } }
  /// The attributes of typed characters, until the program changes them. If empty, those of the character before them.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without effect: all fonts follow the user's scale of text.
  open var adjustsFontForContentSizeCategory = true
  /// Kept, without effect: a desktop has a keyboard.
  open var inputView: UIView?
  /// Kept, without effect: a desktop has a keyboard.
  open var inputAccessoryView: UIView?

  /// The kind of text, as a hint for input methods and on-screen keyboards.
  open var keyboardType = UIKeyboardType.default { didSet { showInput() } }
  /// The words that begin with a capital letter, as a hint for on-screen keyboards.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { showInput() } }
  /// Whether mistakes are corrected, as a hint for input methods.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { showInput() } }
  /// Whether the spelling is checked, as a hint for input methods; see `UITextField`.
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { showInput() } }
  /// Kept, without effect: the keyboard is the user’s.
  open var returnKeyType = UIReturnKeyType.default
  /// The meaning of the text, as a hint for input methods.
  open var textContentType: UITextContentType? { didSet { showInput() } }
  /// Kept, without effect: a hidden text has a single line.
  open var isSecureTextEntry = false

  /// The selected characters, or the position of the cursor.
  open var selectedRange: NSRange {
    get {
      guard let textView else { return NSRange(location: string.utf16.count, length: 0) }
      return string.utf16Range(ofScalars: textView.selection)
    }
    set { textView?.selection = string.scalars(ofUTF16: newValue) }
  }

  /// Indicates whether the view has the keyboard focus.
  public private(set) var isEditing = false

  var string = ""
  /// Indicates whether a part of the text has attributes.
  var hasAttributes = false
  package var textView: Gtk.TextView?
  private var link: ScrollLink?
  private var style: AppliedStyle?
  /// Indicates whether the view has a background colour.
  package var hasOwnBackground = false { didSet { if hasOwnBackground != oldValue { showStyle() } } }
  var isSettingText = false
  private var awaitsFocus = false
  /// Indicates whether the delegate has permitted the editing that begins with the focus. The Tab key moves the focus
  /// unasked.
  private var isEditingPermitted = false
  /// Indicates whether the delegate has permitted the end of the editing.
  private var isEndPermitted = false
  /// The width for which the lines were last laid out.
  private var linedWidth: CGFloat = 0

  deinit {}

  /// Posted when the editing of a view begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changes the text of a view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when the editing of a view ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Gives the view the keyboard focus, at once or as soon as it is on screen. Returns whether it may have the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) != false else { return false }
    isEditingPermitted = true
    guard let textView, textView.isMapped else {
      awaitsFocus = true
      return true
    }
    guard textView.grabFocus() else { return false }
    showInScrollViews()
    return true
  }

  /// Takes the keyboard focus from the view. Returns whether the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    awaitsFocus = false
    guard isEditing else { return true }
    guard delegate?.textViewShouldEndEditing(self) != false else { return false }
    isEndPermitted = true
    textView?.releaseFocus()
    // A view outside a window gets no event for the loss of the focus.
    if isEditing { focusDidChange(false) }
    return true
  }

  /// Indicates whether the view has the keyboard focus.
  open override var isFirstResponder: Bool { isEditing }

  /// Shows the caret in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showStyle()
  }

  /// The selected characters, or the position of the cursor.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// Returns the rectangle of the cursor at a position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let units = offset(from: beginningOfDocument, to: position)
    guard let textView else { return CGRect(x: 0, y: 0, width: 2, height: font?.lineHeight ?? 0) }
    let index = string.scalars(ofUTF16: NSRange(location: units, length: 0)).lowerBound
    let rect = textView.rect(ofCharacter: index)
    return CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height)
  }

  /// Inserts a text at the cursor, in place of the selection.
  open func insertText(_ text: String) {
    let range = selectedRange
    let whole = string as NSString
    store(whole.replacingCharacters(in: range, with: text))
    showText()
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    invalidateIntrinsicContentSize()
  }

  /// Deletes the selection, or else the character before the cursor.
  open func deleteBackward() {
    let range = selectedRange
    if range.length == 0 {
      guard range.location > 0 else { return }
      selectedRange = (string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    insertText("")
  }

  /// Scrolls as little as possible until characters are visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let characters = string.scalars(ofUTF16: range)
    textView?.scroll(toCharacter: characters.lowerBound)
    if !characters.isEmpty { textView?.scroll(toCharacter: characters.upperBound) }
  }

  private func setText(_ new: NSAttributedString) {
    guard hasAttributes || new.string != string || new.textRuns.contains(where: { $0 != TextRun(text: $0.text) }) else {
      return
    }
    textStorage.changeSilently { textStorage.setAttributedString(new) }
    textWasSet()
  }

  /// Shows a text that the program has changed.
  private func textWasSet() {
    let hadAttributes = hasAttributes
    string = textStorage.string
    hasAttributes = textStorage.textRuns.contains { $0 != TextRun(text: $0.text) }
    if hadAttributes, !hasAttributes {
      isSettingText = true
      textView?.setRuns([])
      isSettingText = false
    }
    showText()
    invalidateIntrinsicContentSize()
  }

  /// The size of the text. A text that scrolls has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : withCursor(super.intrinsicContentSize, in: .infinity)
  }

  /// Returns the size of the text, within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    withCursor(super.sizeThatFits(size), in: size.width > 0 ? size.width : .infinity)
  }

  /// Adds the width of the cursor, and fractions of points. GTK reserves the width when it breaks lines, but does not
  /// count it.
  private func withCursor(_ size: CGSize, in width: CGFloat) -> CGSize {
    CGSize(width: size.width < width ? min(size.width + 2, width) : size.width, height: size.height)
  }

  /// Requests another layout for a new width: GTK learns the height of the lines while it places them, and forgets what
  /// it learns then.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isScrollEnabled, let textView, bounds.width != linedWidth else { return }
    linedWidth = bounds.width
    textView.afterLayout { [weak textView] in textView?.setNeedsLayout() }
  }

  private func textDidChange() {
    guard let textView, !isSettingText else { return }
    store(textView.text)
    invalidateIntrinsicContentSize()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func focusDidChange(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    // Without permission, the view has the focus, so that Tab continues from it, but takes no text.
    if isFocused, isEditable, !isEditingPermitted, delegate?.textViewShouldBeginEditing(self) == false { return }
    if !isFocused, !isEndPermitted, !EditedView.isEndForced, let textView, textView.isMapped,
      textView.rootWindow?.isActive == true,
      delegate?.textViewShouldEndEditing(self) == false
    {
      // GTK is still moving the focus.
      Task { [weak textView] in textView?.grabFocus() }
      return
    }
    (isEditingPermitted, isEndPermitted) = (false, false)
    isEditing = isFocused
    EditedView.focusDidChange(isFocused, of: self)
    if isFocused { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    NotificationCenter.default.post(
      name: isFocused ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification, object: self)
  }

  private func mayReplace(_ characters: Range<Int>, with text: String) -> Bool {
    guard !isSettingText, let delegate else { return true }
    if !isEditing, textView?.focusedDescendant != nil { return false }
    return delegate.textView(
      self, shouldChangeTextIn: string.utf16Range(ofScalars: characters), replacementText: text)
  }

  /// Shows whether the text is editable. A read-only text has no frame, like a label.
  private func showEditing() {
    guard let textView else { return }
    textView.isEditable = isEditable
    guard textView.window.hasFrame != isEditable else { return }
    textView.window.hasFrame = isEditable
    invalidateIntrinsicContentSize()
  }

  private func showScrolling() {
    textView?.window.setAxes(horizontal: false, vertical: isScrollEnabled, showsBars: true)
  }

  private func insetsDidChange() {
    showInsets()
    invalidateIntrinsicContentSize()
  }

  private func showInsets() {
    var insets = EdgeInsets(textContainerInset)
    insets.leading += textContainer.lineFragmentPadding
    insets.trailing += textContainer.lineFragmentPadding
    textView?.setInsets(insets)
  }

  private func showStyle() {
    var text = font?.css() ?? ""
    if let textColor, textColor != .label { text += "color:\(textColor.color.textCSS);" }
    // The theme's background would hide that of the view.
    if hasOwnBackground { text += "background:none;" }
    text += caretCSS(hasBackground: hasOwnBackground)
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
  /// Returns the size of the text, measured without the widget: GtkTextView knows the height of its lines only after it
  /// has got its width.
  package func contentSize(within width: CGFloat?) -> CGSize? {
    let frame = textView?.window.boxInsets ?? EdgeInsets()
    let around = CGSize(
      width: textContainerInset.left + textContainerInset.right + textContainer.lineFragmentPadding * 2
        + frame.leading + frame.trailing,
      height: textContainerInset.top + textContainerInset.bottom + frame.top + frame.bottom)
    let font = font ?? .preferredFont(forTextStyle: .body)
    let measured = NSMutableAttributedString(string: string, attributes: [.font: font])
    if hasAttributes {
      textStorage.enumerateAttributes(in: NSRange(location: 0, length: textStorage.length)) { attributes, range, _ in
        measured.addAttributes(attributes, range: range)
      }
    }
    let room = CGSize(width: width.map { max($0 - around.width, 1) } ?? .infinity, height: .infinity)
    let size = measured.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
    // The rounded width may be larger than the available width, in which the lines fit.
    return CGSize(
      width: min(size.width.rounded(.up) + around.width, width ?? .infinity),
      height: max(size.height, font.lineHeight).rounded(.up) + around.height)
  }

  package func makeWidget() -> Gtk.Widget {
    let textView = Gtk.TextView()
    self.textView = textView
    style = AppliedStyle(textView)
    showText()
    showEditing()
    showInput()
    textView.onTextClick { [weak self] in self?.press(at: $0) }
    for (key, forwards) in [("Tab", true), ("<Shift>Tab", false), ("<Shift>ISO_Left_Tab", false)] {
      textView.onKeys(key) { [weak self] in self?.selectLink(forwards: forwards) ?? false }
    }
    for key in ["Return", "KP_Enter"] { textView.onKeys(key) { [weak self] in self?.pressSelectedLink() ?? false } }
    textContainer.didChange = { [weak self] in self?.insetsDidChange() }
    textStorage.didChange = { [weak self] in self?.textWasSet() }
    textView.buffer.connect("changed") { [weak self] in self?.textDidChange() }
    textView.buffer.connect("notify::cursor-position") { [weak self] in
      if let self, !isSettingText { delegate?.textViewDidChangeSelection(self) }
    }
    textView.onProposedChange { [weak self] characters, text in self?.mayReplace(characters, with: text) ?? true }
    textView.onPressPermission { [weak self] in
      guard let self, isEditable, !isEditing else { return true }
      isEditingPermitted = delegate?.textViewShouldBeginEditing(self) != false
      return isEditingPermitted
    }
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

  package var drawsLayers: Bool { false }
}
