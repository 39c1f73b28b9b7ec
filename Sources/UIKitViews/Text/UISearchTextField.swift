import GtkObjects

/// The field of a search bar.
///
/// Mirrors `UISearchTextField`; shown by a GtkSearchEntry, which has an icon and a button that clears it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  override var entryKind: Gtk.Entry.Kind { .search }
}
