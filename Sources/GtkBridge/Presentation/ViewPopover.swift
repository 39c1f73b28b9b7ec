import GtkObjects

/// A view in a popover that points at a widget. Its content exists only while the popover is open.
@MainActor
final class ViewPopover<Content: View> {
  private struct Mounted {
    let node: Content._Node
    let container: Container
    let environment: EnvironmentScope
    let appearance: AppearanceScope
  }

  /// A closure that is called after the popover has closed for any reason.
  var onClose: (() -> Void)?

  private let popover = Gtk.Popover()
  private weak var anchor: Gtk.Widget?
  private let context: NodeContext
  private var mounted: Mounted?
  /// The number of times the popover has opened. It invalidates the deferred cleanup of earlier openings.
  private var openings = 0

  /// Creates a popover attached to `anchor`, which must be a box that lays out its children.
  init(at anchor: Gtk.Widget, in context: NodeContext) {
    self.context = context
    self.anchor = anchor
    popover.attach(to: anchor)
    // The anchor may leave the screen with its window or page before the popover receives a signal.
    anchor.connect("unmap") { [weak self] in self?.close() }
    popover.connect("closed") { [weak self] in self?.didClose() }
  }

  var isOpen: Bool { popover.isOpen }
  var isAnchorOnScreen: Bool { anchor?.isMapped == true }
  /// Indicates whether the anchor is on a page that is in transition.
  var isAnchorMoving: Bool { anchor?.isInTransition == true }

  /// - Parameter part: Returns the part of the anchor to point at, in its bounds.
  func open(_ content: Content, side: Gtk.Popover.Side, part: ((CGRect) -> CGRect)? = nil) {
    unmount()
    openings += 1
    mount(content)
    popover.setSide(side)
    if let part, let anchor, let bounds = anchor.bounds(inside: anchor) {
      let size = CGSize(width: Double(bounds.size.width), height: Double(bounds.size.height))
      popover.point(at: anchor, part(CGRect(origin: .zero, size: size)))
    }
    popover.open()
    mounted?.appearance.setOnScreen(true)
  }

  func update(_ content: Content) {
    if let mounted { content._update(mounted.node) }
  }

  func close() { popover.popDown() }

  /// Removes the popover before its anchor is removed.
  func remove() {
    onClose = nil
    popover.close()
    unmount()
  }

  private func mount(_ content: Content) {
    let box = Gtk.Box(axis: .vertical)
    let container = Container(box, axis: .vertical, layout: .init(), outer: nil, graph: context.graph)
    let environment = EnvironmentScope(inside: context.environment) { [weak self] values in
      (values.dialog, values.describesMenuLines, values.spreadsControls) = (nil, false, false)
      values.dismiss = DismissAction { self?.close() }
    }
    var inner = context.inside(container)
    inner.environment = environment
    inner.appearance = AppearanceScope(in: context.graph)
    let node = Content._makeNode(content, in: inner)
    container.setContent(node)
    popover.setContent(box)
    mounted = Mounted(node: node, container: container, environment: environment, appearance: inner.appearance)
  }

  /// Restores the focus and schedules the removal of the content. The removal waits for the current update, because a
  /// button inside may have closed the popover.
  private func didClose() {
    mounted?.appearance.setOnScreen(false)
    popover.returnFocus()
    onClose?()
    context.graph.afterUpdate { [weak self, openings] in
      if let self, self.openings == openings, !isOpen { unmount() }
    }
  }

  private func unmount() {
    guard let mounted else { return }
    self.mounted = nil
    mounted.node.unmount()
    mounted.environment.unmount()
    popover.setContent(nil)
  }
}
