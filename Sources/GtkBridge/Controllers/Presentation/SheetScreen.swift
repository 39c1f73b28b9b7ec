import GtkObjects

/// A controller presented in a modal window.
///
/// Escape and the close button ask the controller's ``PresentationController``. The window closes only when the
/// controller is dismissed.
@MainActor
final class SheetScreen: PresentedScreen {
  let pages: WindowPages
  private let window: Gtk.Window
  /// The bar of the window; `nil` for a dialog.
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
    pages = WindowPages(in: window)
    pages.setRoot(content)
    window.connect(answering: "close-request") { [weak self] in
      self?.askToDismiss()
      return true  // Prevents GTK from destroying the window. A dismissal destroys it later.
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
