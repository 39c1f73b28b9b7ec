import GtkObjects

/// The object that a search bar tells about the search.
///
/// Mirrors `UISearchBarDelegate`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// The user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The field has got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The field has lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Enter has been pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search, or Escape, has been pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope has been chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for a search, with a button that ends it and scopes below.
///
/// Mirrors `UISearchBar`; shown by a GtkSearchEntry.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look. All are the theme's.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  /// The text.
  open var text: String? {
    get { string }
    set { setString(newValue ?? "") }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { showPlaceholder() } }
  /// Indicates whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { cancel?.isVisible = showsCancelButton } }
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// Indicates whether the scopes are visible.
  open var showsScopeBar = false { didSet { showScopes() } }
  /// The object that is told about the search.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look.
  open var searchBarStyle = Style.default
  /// What the bar reports.
  package enum Report { case beginning, text, scope, search, cancellation, end }
  /// Who is told beside the delegate.
  package let listeners = Listeners<Report>()
  /// Kept, without effect: a bar has the colour of the theme.
  open var barTintColor: UIColor?
  /// Kept, without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept, without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, without effect.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept, without effect.
  open var enablesReturnKeyAutomatically = true
  /// Indicates whether the field has the keyboard.
  open override var isFirstResponder: Bool { isEditing }

  private let scopes = UISegmentedControl()
  private var string = ""
  private var entry: Gtk.Entry?
  private var cancel: Gtk.Button?
  private var changed: Gtk.SignalHandler?
  private var awaitsFocus = false
  private var isEditing = false
  var onChange: (() -> Void)?

  deinit {}

  /// Shows or hides the button that ends the search, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Gives the field the keyboard, at once or as soon as it is on screen.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let entry, entry.isMapped else {
      awaitsFocus = true
      return true
    }
    return entry.grabFocus()
  }

  /// Takes the keyboard from the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    awaitsFocus = false
    entry?.releaseFocus()
    return true
  }

  private func setString(_ new: String) {
    guard new != string else { return }
    string = new
    if let entry, entry.text != new { changed?.withBlocked { entry.text = new } }
  }

  private func textDidChange() {
    guard let entry, entry.text != string else { return }
    string = entry.text
    delegate?.searchBar(self, textDidChange: string)
    listeners.send(.text)
    onChange?()
  }

  private func focusDidChange(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
    listeners.send(isFocused ? .beginning : .end)
    onChange?()
  }

  private func showPlaceholder() {
    let text = placeholder ?? Gtk.word(localized: "Search")
    entry?.placeholder = text
    if accessibilityLabel == nil { entry?.setAccessibleLabel(text) }
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
    let entry = Gtk.Entry(.search)
    let cancel = Gtk.Button()
    (self.entry, self.cancel) = (entry, cancel)
    entry.text = string
    entry.setExpands(true, on: .horizontal)
    changed = entry.connect("changed") { [weak self] in self?.textDidChange() }
    entry.connect("activate") { [weak self] in
      guard let self else { return }
      delegate?.searchBarSearchButtonClicked(self)
      listeners.send(.search)
    }
    let end: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
      listeners.send(.cancellation)
    }
    entry.connect("stop-search", end)
    cancel.connect("clicked", end)
    cancel.setChild(Gtk.Label(Gtk.translated("_Cancel")))
    cancel.isVisible = showsCancelButton
    entry.onFocusChange { [weak self] in self?.focusDidChange($0) }
    entry.connect("map") { [weak self] in
      guard let self, awaitsFocus else { return }
      awaitsFocus = false
      self.entry?.grabFocus()
    }
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        listeners.send(.scope)
        onChange?()
      }, for: .valueChanged)
    let row = Gtk.Box(axis: .horizontal, spacing: 6)
    row.setChildren([entry, cancel])
    let column = Gtk.Box(axis: .vertical, spacing: 6)
    column.setChildren([row, scopes.realize()])
    showPlaceholder()
    showScopes()
    return column
  }

  package var innerWidget: Gtk.Widget? { entry }
}
