import Foundation
import GtkObjects

/// A controller presented in a modal window.
///
/// Escape and the close button ask the controller's ``PresentationController``. The window closes only when the
/// controller is dismissed. A sheet is never larger than the window below it, unless its content needs more; it follows
/// the size of that window. The desktop decides its place.
@MainActor
final class SheetScreen: PresentedScreen {
  let pages: WindowPages
  private let window: Gtk.Window
  /// The bar of the window; `nil` for a dialog.
  private let bar: WindowBar?
  private weak var controller: ViewController?
  private weak var parent: Gtk.Window?
  private var handlers: [Gtk.SignalHandler] = []

  /// The size of a sheet with little content.
  private static let usualSize = CGSize(width: 400, height: 300)
  /// The size of a sheet whose content scrolls.
  private static let scrollingSize = CGSize(width: 400, height: 480)
  /// The uncovered height of the window below a sheet whose native views scroll. UIKit's page sheets have one, too.
  private static let uncoveredHeight = 48.0
  /// The maximum width of a sheet with wide content. Longer lines wrap or are truncated.
  private static let greatestWidth = 640.0

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
      if self?.pages.coversRoot == false { self?.askToDismiss() }
      return true
    }
    if bar != nil {
      setSize(content)
      let resize: @MainActor () -> Void = { [weak self, weak content] in
        if let self, let content { setSize(content) }
      }
      controller.presentationController?.sizeDidChange = resize
      handlers = ["width", "height"].compactMap {
        // The window below has its new size after its layout.
        parent.surface?.connect("notify::\($0)") { [weak self] in self?.parent?.afterLayout(resize) }
      }
    }
    if let bar { bar.presentWindow() } else { window.present() }
    // GTK gives the focus to the first area that scrolls, although the answers of a question may be below it.
    window.afterPaint { [weak window] in window?.focusPastScrolledAreas() }
  }

  /// Sets the preferred size of the window, or that of its content with a usual minimum; the maximum is the size of its
  /// parent.
  private func setSize(_ content: Gtk.Widget) {
    func room(_ length: Double) -> Double { length > 0 ? length : .infinity }
    let parentSize = parent?.size ?? .zero
    let (parentWidth, parentHeight) = (room(parentSize.width), room(parentSize.height))
    let preferred = controller?.preferredSizeOfContent ?? .zero
    let usual = usualSize(content, above: parentHeight)
    let width = min(preferred.width > 0 ? preferred.width : max(widthOfContent, usual.width), parentWidth)
    let ownHeight = max(window.naturalHeight(forWidth: width), usual.height)
    let height = min(preferred.height > 0 ? preferred.height : ownHeight, parentHeight)
    let detent = parentHeight.isFinite ? controller?.presentationController?.sheetHeight(above: parentHeight) : nil
    window.setDefaultSize(width: width, height: detent ?? height)
  }

  /// The size of a sheet whose content does not need more, above a window of a given height.
  private func usualSize(_ content: Gtk.Widget, above parentHeight: Double) -> CGSize {
    let formSize = ViewController.formSize
    if let controller, controller.takesAllHeight {
      guard controller.modalPresentationStyle != .formSheet, parentHeight.isFinite else { return formSize }
      return CGSize(width: formSize.width, height: parentHeight - Self.uncoveredHeight)
    }
    if controller?.showsNativeViews == true { return formSize }
    return content.expands(on: .vertical) ? Self.scrollingSize : Self.usualSize
  }

  private var widthOfContent: Double { max(min(window.naturalWidth, Self.greatestWidth), window.minimumWidth) }

  func afterPaint(_ callback: @escaping @MainActor () -> Void) { window.afterPaint(callback) }

  func titleDidChange() { bar?.refresh() }

  func remove() {
    controller?.presentationController?.sizeDidChange = nil
    for handler in handlers { handler.disconnect() }
    bar?.remove()
    // A key that has closed the sheet shows the focus in the window below, and in the next sheet above that.
    if window.showsFocus { parent?.showsFocus = true }
    pages.setRoot(nil)
    window.destroy()
  }

  private func askToDismiss() {
    controller?.presentationController?.userDidAskToDismiss()
  }
}

extension ViewController {
  /// Indicates whether the screen consists of native views, which the controller places itself.
  fileprivate var showsNativeViews: Bool {
    let shown = (self as? NavigationController)?.topViewController ?? self
    guard shown.isViewLoaded, let view = shown.view, !view.subviews.isEmpty else { return false }
    return PinnedEdges.insets(of: view) == nil || view.subviews.contains(where: \.isPlaced)
  }
}
