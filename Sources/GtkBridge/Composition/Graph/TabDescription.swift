import GtkObjects

/// The title and icon of a tab, and the appearance of its content.
@MainActor
protocol TabDescription: AnyObject {
  var title: String { get }
  var image: Gtk.Image? { get }
  var onChange: (() -> Void)? { get set }
  func setOnScreen(_ isOnScreen: Bool)
}
