import GtkObjects

/// A controller that is a dialog of the desktop, such as the file chooser, in place of content in a window of the program.
@MainActor
package protocol DesktopDialogPresenting: ViewController {
  /// Opens the dialog above a window, once for each presentation.
  func openDialog(above window: Gtk.Window)

  /// Closes the dialog, even after an answer.
  func closeDialog()
}

/// A presented controller that is a dialog of the desktop.
@MainActor
final class DesktopDialogScreen: PresentedScreen {
  let pages: WindowPages
  private let controller: any DesktopDialogPresenting

  init(_ controller: any DesktopDialogPresenting, in pages: WindowPages) {
    self.controller = controller
    self.pages = pages
    controller.openDialog(above: pages.window)
  }

  func afterPaint(_ callback: @escaping @MainActor () -> Void) { pages.window.afterPaint(callback) }

  func remove() { controller.closeDialog() }
}
