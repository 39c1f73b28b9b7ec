import GtkObjects

/// A view in a bubble that points at a widget. Its content exists while the bubble is open.
@MainActor
final class ViewPopover<Content: View> {
  private struct Mounted {
    let node: Content._Node
    let container: Container
    let environment: EnvironmentScope
    let appearance: AppearanceScope
  }

  /// Called when the bubble has closed, whoever closed it.
  var onClose: (() -> Void)?

  private let popover = Gtk.Popover()
  private weak var anchor: Gtk.Widget?
  private let context: NodeContext
  private var mounted: Mounted?
  /// What had the keyboard's focus before, to give it back.
  private var focus: Gtk.Widget?
  /// Counts the openings: what is left of an earlier one is no concern of a later one.
  private var openings = 0

  /// Makes a bubble of `anchor`, which has to be a box that lays its children out.
  init(at anchor: Gtk.Widget, in context: NodeContext) {
    self.context = context
    self.anchor = anchor
    popover.attach(to: anchor)
    // What it points at may go before the bubble hears of it, with its window or with a page of one.
    anchor.connect("unmap") { [weak self] in self?.close() }
    popover.connect("closed") { [weak self] in self?.didClose() }
  }

  var isOpen: Bool { popover.isOpen }
  var isAnchorOnScreen: Bool { anchor?.isMapped == true }
  /// Whether the anchor is on a page that is still coming on screen or leaving it.
  var isAnchorMoving: Bool { anchor?.isInTransition == true }

  func open(_ content: Content, side: Gtk.Popover.Side) {
    if !isOpen { focus = anchor?.focusInWindow }
    unmount()
    openings += 1
    mount(content)
    popover.setSide(side)
    popover.open()
    mounted?.appearance.setOnScreen(true)
  }

  func update(_ content: Content) {
    if let mounted { content._update(mounted.node) }
  }

  func close() { popover.popDown() }

  /// The anchor is about to go.
  func remove() {
    onClose = nil
    focus = nil
    popover.close()
    unmount()
  }

  private func mount(_ content: Content) {
    let box = Gtk.Box(axis: .vertical)
    let container = Container(box, axis: .vertical, layout: .init(), outer: nil, graph: context.graph)
    let environment = EnvironmentScope(inside: context.environment) { [weak self] values in
      (values.dialog, values.describesMenuLines) = (nil, false)
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

  /// The content goes when whatever closed the bubble is done: that may be a button inside.
  private func didClose() {
    mounted?.appearance.setOnScreen(false)
    popover.releaseFocus()
    // What closes it may also have moved the focus on.
    if anchor?.focusInWindow == nil, let focus, focus.isMapped { focus.takeFocus() }
    focus = nil
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
