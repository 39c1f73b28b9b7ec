import GtkObjects

/// What belongs to a screen as a whole and only some screens need, such as its part of the window's bar.
///
/// The tree of nodes knows the controllers' side by this protocol alone; see ``ViewGraph/service(_:)``.
@MainActor
protocol ScreenService: AnyObject {
  init()

  /// The screen's widget is there.
  func attach(to screen: Gtk.Widget)
}
