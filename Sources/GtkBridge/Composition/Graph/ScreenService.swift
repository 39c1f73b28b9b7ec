import GtkObjects

/// An object that belongs to a whole screen and that only some screens need, such as the screen's part of the header
/// bar.
///
/// The node tree accesses the controllers through this protocol alone; see ``ViewGraph/service(_:)``.
@MainActor
protocol ScreenService: AnyObject {
  init()

  /// Called when the screen's widget exists.
  func attach(to screen: Gtk.Widget)
}
