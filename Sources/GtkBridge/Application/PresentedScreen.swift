/// One presented controller on screen.
@MainActor
protocol PresentedScreen: AnyObject {
  /// What fills the window it is seen in: what is presented over it belongs to that one.
  var pages: PresentedPages { get }

  /// What is painted when the controller is seen.
  var painted: Gtk.Widget { get }

  /// Takes it off the screen; the controller keeps its widget.
  func remove()
}
