import GtkObjects

/// A controller presented in a modal window.
///
/// Escape and the close button ask the controller's ``PresentationController``. The window closes only when the
/// controller is dismissed. A sheet is never larger than the window below it, unless its content needs more.
@MainActor
final class SheetScreen: PresentedScreen {
  let pages: WindowPages
  private let window: Gtk.Window
  /// The bar of the window; `nil` for a dialog.
  private let bar: WindowBar?
  private weak var controller: ViewController?
  private weak var parent: Gtk.Window?

  /// The size of a sheet with little content, and the height of one that scrolls, in points.
  private static let (usualWidth, usualHeight, scrollingHeight) = (400.0, 300.0, 480.0)

  init(_ controller: ViewController, content: Gtk.Widget, above parent: Gtk.Window) {
    self.controller = controller
    self.parent = parent
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
    if bar != nil {
      setSize(content)
      controller.presentationController?.detentsDidChange = { [weak self, weak content] in
        if let self, let content { setSize(content) }
      }
    }
    window.present()
  }

  /// Gives the window the size of its content, but at least a usual size, and at most the size of its parent.
  private func setSize(_ content: Gtk.Widget) {
    func room(_ length: Double) -> Double { length > 0 ? length : .infinity }
    let parentSize = parent?.size ?? .zero
    let (parentWidth, parentHeight) = (room(parentSize.width), room(parentSize.height))
    let width = min(max(window.naturalWidth, Self.usualWidth), parentWidth)
    let usualHeight = content.expands(on: .vertical) ? Self.scrollingHeight : Self.usualHeight
    let height = min(max(window.naturalHeight(forWidth: width), usualHeight), parentHeight)
    let detent = parentHeight.isFinite ? controller?.presentationController?.sheetHeight(above: parentHeight) : nil
    window.setDefaultSize(width: width, height: detent ?? height)
  }

  func afterPaint(_ callback: @escaping @MainActor () -> Void) { window.afterPaint(callback) }

  func titleDidChange() { bar?.refresh() }

  func remove() {
    controller?.presentationController?.detentsDidChange = nil
    bar?.remove()
    pages.setRoot(nil)
    window.destroy()
  }

  private func askToDismiss() {
    controller?.presentationController?.userDidAskToDismiss()
  }
}
