import GtkObjects

/// The label of a tab, and the appearance of its content.
@MainActor
protocol TabDescription: AnyObject {
  /// The widget that the tab shows.
  var label: Gtk.Widget { get }
  /// A short text at the corner of the label.
  var badge: String? { get set }
  /// Called after the label has changed.
  var onChange: (() -> Void)? { get set }
  func setOnScreen(_ isOnScreen: Bool)
}
