import Foundation
import GtkObjects

/// The field of a search bar.
///
/// Mirrors `UISearchTextField`; shown by a GtkSearchEntry, which has an icon and a button that clears it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The bar around the field, whose delegate also permits the editing.
  weak var bar: UISearchBar?

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  override var mayBeginEditing: Bool {
    guard let bar, let delegate = bar.delegate else { return super.mayBeginEditing }
    return delegate.searchBarShouldBeginEditing(bar) && super.mayBeginEditing
  }

  override var mayEndEditing: Bool {
    guard let bar, let delegate = bar.delegate else { return super.mayEndEditing }
    return delegate.searchBarShouldEndEditing(bar) && super.mayEndEditing
  }

  override func mayReplace(_ range: NSRange, with text: String) -> Bool {
    guard let bar, let delegate = bar.delegate else { return super.mayReplace(range, with: text) }
    return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
      && super.mayReplace(range, with: text)
  }

  override var entryKind: Gtk.Entry.Kind { .search }
}
