import GtkObjects

/// A presented controller in a bubble that points at a view.
///
/// GTK closes the bubble by itself, on Escape and on a click outside. Then the controller's ``PresentationController`` is
/// asked, and the bubble opens again where it says no.
@MainActor
final class PopoverScreen: PresentedScreen {
  let pages: PresentedPages
  private let popover = Gtk.Popover()
  /// Kept for the sake of the handler on it.
  private let holder: Gtk.Widget
  private var handlers: [Gtk.SignalHandler] = []
  private var isOpen = false
  /// What had the keyboard's focus before, to give it back.
  private var focus: Gtk.WeakReference?
  /// Who waits for the bubble to be painted while it has not been opened.
  private var waiting: [@MainActor () -> Void] = []
  private weak var controller: ViewController?

  /// - Returns: `nil` where there is nothing on screen to point at.
  init?(_ controller: ViewController, in pages: PresentedPages) {
    guard let presentation = controller.popoverPresentationController,
      let anchor = presentation.sourceView?.realizedWidget
    else { return nil }
    let part = presentation.sourceRect
    guard let holder = popover.fasten(to: anchor) else { return nil }
    self.controller = controller
    self.pages = pages
    self.holder = holder
    popover.setSide(presentation.permittedArrowDirections.side)
    popover.setAccessibleLabel(controller.title ?? "")
    popover.setContent(controller.view.realize())
    handlers = [
      popover.connect("closed") { [weak self] in
        // GTK goes on with the bubble after this signal, so it must not go yet.
        Task { self?.userDidClose() }
      },
      // The bubble cannot outlive what it is fastened to.
      holder.connect("unrealize") { [weak self] in self?.anchorDidLeave() },
    ]
    let place = part.isNull ? nil : part
    // What has not been laid out has no place yet to point at, and neither perhaps has its window.
    if anchor.width > 0 {
      open(at: anchor, place)
    } else {
      anchor.afterPaint { [weak self, weak anchor] in
        if let anchor { self?.open(at: anchor, place) }
      }
    }
  }

  private func open(at anchor: Gtk.Widget, _ part: CGRect?) {
    guard !handlers.isEmpty else { return }
    popover.point(at: anchor, part)
    focus = holder.focusInWindow.map { Gtk.WeakReference($0) }
    popover.open()
    isOpen = true
    for callback in waiting { popover.afterPaint(callback) }
    waiting = []
  }

  func afterPaint(_ callback: @escaping @MainActor () -> Void) {
    if isOpen { popover.afterPaint(callback) } else { waiting.append(callback) }
  }

  func remove() {
    for handler in handlers { handler.disconnect() }
    handlers = []
    for callback in waiting { callback() }
    waiting = []
    popover.close()
    popover.setContent(nil)
    if holder.isMapped, holder.focusInWindow == nil, let focus = focus?.widget, focus.isMapped { focus.takeFocus() }
  }

  private func userDidClose() {
    guard !handlers.isEmpty, controller?.presentationController?.userDidAskToDismiss() == false else { return }
    popover.open()
  }

  private func anchorDidLeave() {
    remove()
    guard controller?.presentationController?.userDidAskToDismiss() == false else { return }
    // There is nowhere left to show it.
    controller?.dismiss(animated: false)
  }
}

extension PopoverArrowDirection {
  fileprivate var side: Gtk.Popover.Side {
    if contains(.up) { return .bottom }
    if contains(.down) { return .top }
    if contains(.left) { return .trailing }
    return contains(.right) ? .leading : .bottom
  }
}
