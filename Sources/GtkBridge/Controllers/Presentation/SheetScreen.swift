import GtkObjects

/// A presented controller in a modal window of its own.
///
/// Escape and the close button ask the controller's ``PresentationController``; the window goes when the controller is
/// dismissed, and not before.
@MainActor
final class SheetScreen: PresentedScreen {
  let pages: PresentedPages
  private let window: Gtk.Window
  /// A dialog has none.
  private let bar: WindowBar?
  private weak var controller: ViewController?

  init(_ controller: ViewController, content: Gtk.Widget, above parent: Gtk.Window) {
    self.controller = controller
    window = Gtk.Window(modalFor: parent)
    if (controller as? any DialogPresenting)?.dialogSurface != nil {
      bar = nil
      window.becomeDialog(named: controller.title ?? "")
    } else {
      bar = WindowBar(for: window)
      bar?.titleSource = { [weak controller] in controller?.title ?? "" }
    }
    pages = PresentedPages(in: window)
    pages.setRoot(content)
    window.connect(answering: "close-request") { [weak self] in
      self?.askToDismiss()
      return true  // GTK is not to destroy the window: dismissal does, if it comes to that.
    }
    window.onShortcut("Escape") { [weak self] in
      self?.askToDismiss()
      return true
    }
    window.present()
  }

  func afterPaint(_ callback: @escaping @MainActor () -> Void) { window.afterPaint(callback) }

  func titleDidChange() { bar?.refresh() }

  func remove() {
    bar?.remove()
    pages.setRoot(nil)
    window.destroy()
  }

  private func askToDismiss() {
    controller?.presentationController?.userDidAskToDismiss()
  }
}
