import GtkObjects

/// A controller presented in a popover that points at a view.
///
/// GTK closes the popover itself on Escape and on a click outside. If the ``PresentationController`` then prevents the
/// dismissal, the popover opens again.
@MainActor
final class PopoverScreen: PresentedScreen {
  let pages: WindowPages
  private let popover = Gtk.Popover()
  /// The widget that holds the popover, retained for its signal handler.
  private let holder: Gtk.Widget
  private var handlers: [Gtk.SignalHandler] = []
  private var isOpen = false
  /// Paint callbacks that were registered before the popover opened.
  private var waiting: [@MainActor () -> Void] = []
  private weak var controller: ViewController?
  private let touches: WindowTouches
  /// The bar of a navigation inside, which is no part of the window's.
  private let bar: WindowBar

  /// - Returns: `nil` if the source view is not on screen.
  init?(_ controller: ViewController, in pages: WindowPages) {
    guard let presentation = controller.popoverPresentationController,
      let anchor = (presentation.sourceAnchor as? any PopoverAnchor)?.anchorWidget
        ?? presentation.sourceView?.realizedWidget
    else { return nil }
    let part = presentation.sourceRect
    guard let holder = popover.fasten(to: anchor) else { return nil }
    self.controller = controller
    self.pages = pages
    self.holder = holder
    popover.setSide(presentation.permittedArrowDirections.side)
    popover.setAccessibleLabel(controller.title ?? "")
    bar = WindowBar(for: popover)
    let content = controller.view.realize()
    let body = Gtk.RuleBox(PopoverContentRule(for: controller))
    content.insert(into: body, after: nil)
    let column = Gtk.Box(axis: .vertical)
    column.setChildren([bar.header, bar.search, body] + bar.bottomWidgets)
    popover.setContent(column)
    touches = WindowTouches(in: content)
    controller.presentationController?.sizeDidChange = { body.setNeedsLayout() }
    handlers = [
      popover.connect("closed") { [weak self] in
        // GTK still uses the popover after this signal, so the popover is released later.
        Task { self?.userDidClose() }
      },
      // The popover cannot outlive its anchor.
      holder.connect("unrealize") { [weak self] in self?.anchorDidLeave() },
    ]
    let place = part.isNull ? nil : part
    // An anchor without an allocation has no position yet.
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
    controller?.presentationController?.sizeDidChange = nil
    bar.remove()
    popover.close()
    popover.setContent(nil)
    controller?.view.realizedWidget?.removeFromParent()
  }

  private func userDidClose() {
    guard !handlers.isEmpty, controller?.presentationController?.userDidAskToDismiss() == false else { return }
    popover.open()
  }

  private func anchorDidLeave() {
    remove()
    guard controller?.presentationController?.userDidAskToDismiss() == false else { return }
    // Without its anchor, the popover cannot open again.
    controller?.dismiss(animated: false)
  }
}

/// A target other than a view at which a popover can point.
@MainActor
package protocol PopoverAnchor: AnyObject {
  /// The widget on screen, if there is one.
  var anchorWidget: Gtk.Widget? { get }
}

extension PopoverArrowDirection {
  fileprivate var side: Gtk.Popover.Side {
    if contains(.up) { return .bottom }
    if contains(.down) { return .top }
    if contains(.left) { return .trailing }
    return contains(.right) ? .leading : .bottom
  }
}
