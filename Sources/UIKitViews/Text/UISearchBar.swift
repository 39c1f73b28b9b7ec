import GtkObjects

/// A search field, with a Cancel button and scopes below.
///
/// Mirrors `UISearchBar`; shown by a GtkSearchEntry.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look. All are the theme's.
  public enum Style: Int, Sendable {
    /// The look of the theme.
    case `default`
    /// A bar with a background. Here as `default`.
    case prominent
    /// A field without a bar. Here as `default`.
    case minimal
  }

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The field.
  public let searchTextField = UISearchTextField()

  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { showPlaceholder() } }
  /// Indicates whether the bar has a Cancel button.
  open var showsCancelButton = false { didSet { cancel?.isVisible = showsCancelButton } }
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// Indicates whether the scopes are visible.
  open var showsScopeBar = false { didSet { showScopes() } }
  /// The object that receives the events of the search.
  open weak var delegate: (any UISearchBarDelegate)? { didSet { searchTextField.bar = self } }
  /// The look. Kept, without effect.
  open var searchBarStyle = Style.default
  /// The reports of the bar.
  package enum Report { case beginning, text, scope, search, cancellation, end }
  /// The objects of the library that receive the reports of the delegate, too.
  package let listeners = Listeners<Report>()
  /// Kept, without effect: a bar has the colour of the theme.
  open var barTintColor: UIColor?
  /// Kept, without effect: bars are opaque.
  open var isTranslucent = true
  /// Kept, without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept, without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, without effect.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept, without effect.
  open var enablesReturnKeyAutomatically = true
  /// Indicates whether the field has the keyboard focus.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// The icon of a field.
  ///
  /// Mirrors `UISearchBar.Icon`.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the field.
    case clear
    /// The button for bookmarks.
    case bookmark
    /// The button for the list of results.
    case resultsList
  }

  private var images: [Icon: [UInt: UIImage]] = [:]
  private let scopes = UISegmentedControl()
  private var entry: Gtk.Entry? { searchTextField.parts?.entry }
  private var cancel: Gtk.Button?
  /// Indicates whether the field or a scope has the keyboard focus.
  private(set) var containsFocus = false
  var onChange: (() -> Void)?
  /// Called when the focus leaves the bar.
  var onFocusLeave: (() -> Void)?
  var onCancel: (() -> Void)?

  deinit {}

  /// Gives the tint to the field, which is not among the subviews.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    searchTextField.tintColor = tintColor == .tintColor ? nil : tintColor
  }

  /// Shows or hides the Cancel button, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Gives the field the keyboard focus, at once or as soon as it is on screen.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Takes the keyboard focus from the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard searchTextField.resignFirstResponder() else { return false }
    realizedWidget?.releaseFocus()
    return true
  }

  /// Kept, without effect: the icons are those of the theme.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon, default: [:]][state.rawValue] = iconImage
  }

  /// Without effect: the icons have the places of the theme.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Returns the image that has been set for an icon.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon]?[state.rawValue] }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    listeners.send(.text)
    onChange?()
  }

  private func focusDidChange(_ isFocused: Bool) {
    if isFocused {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
    listeners.send(isFocused ? .beginning : .end)
    // The focus may move on to a scope.
    if isFocused { onChange?() }
  }

  private func showPlaceholder() {
    let text = placeholder ?? Gtk.word(localized: "Search")
    searchTextField.placeholder = text
    if let accessibilityLabel { entry?.setAccessibleLabel(accessibilityLabel) }
  }

  private func showScopes() {
    guard entry != nil else { return }
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    scopes.realize().isVisible = showsScopeBar && scopes.numberOfSegments > 0
  }
}

extension UISearchBar: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let (field, cancel) = (searchTextField.realize(), Gtk.Button())
    self.cancel = cancel
    field.setExpands(true, on: .horizontal)
    listen(.editingChanged) { $0.textDidChange() }
    listen(.editingDidBegin) { $0.focusDidChange(true) }
    listen(.editingDidEnd) { $0.focusDidChange(false) }
    listen(.primaryActionTriggered) { bar in
      bar.delegate?.searchBarSearchButtonClicked(bar)
      bar.listeners.send(.search)
    }
    let end: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
      listeners.send(.cancellation)
      onCancel?()
    }
    entry?.connect("stop-search", end)
    cancel.connect("clicked", end)
    cancel.setChild(Gtk.Label(Gtk.translated("_Cancel")))
    cancel.isVisible = showsCancelButton
    // As on iOS, the field keeps the keyboard focus. Delegates hide the button when the editing ends.
    cancel.isFocusable = false
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        listeners.send(.scope)
        onChange?()
      }, for: .valueChanged)
    let row = Gtk.Box(axis: .horizontal, spacing: 6)
    row.setChildren([field, cancel])
    let column = Gtk.Box(axis: .vertical, spacing: 6)
    column.setChildren([row, scopes.realize()])
    column.onFocusChange { [weak self] isInside in
      self?.containsFocus = isInside
      if !isInside { self?.onFocusLeave?() }
    }
    showPlaceholder()
    showScopes()
    return column
  }

  package var innerWidget: Gtk.Widget? { entry }

  private func listen(_ events: UIControl.Event, _ body: @escaping @MainActor (UISearchBar) -> Void) {
    searchTextField.addAction(
      UIAction { [weak self] _ in if let self { body(self) } }, for: events)
  }
}
