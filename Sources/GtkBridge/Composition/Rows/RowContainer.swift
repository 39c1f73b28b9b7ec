import GtkObjects

/// Gathers the widgets of one row. A row of one widget is that widget; only several get a box around them.
final class RowContainer: Container {
  /// The widget of the row.
  private(set) var row: Gtk.Widget?
  /// Called when the row has become another widget.
  var onRowChange: (() -> Void)?
  /// Whether the row as a whole may be a link.
  let canBeLink: Bool
  /// What the row as a whole leads to, where it is a link.
  var followLink: (() -> Void)?
  private var box: Gtk.Box?
  /// Unowned, for a weak reference would make each count of the node's references slower, and a list updates hundreds of
  /// rows at a time. Whoever owns the node ends this.
  private unowned var node: MountedNode?

  /// Stands in for the widget that other containers have; nothing is ever put into it.
  private static let nowhere = Gtk.Box(axis: .vertical)

  init(layout: Layout, canBeLink: Bool, graph: ViewGraph) {
    self.canBeLink = canBeLink
    super.init(Self.nowhere, axis: nil, layout: layout, outer: nil, graph: graph)
  }

  override func setContent(_ content: MountedNode) {
    node = content
    fill()
  }

  /// The row's node is about to go.
  func removeContent() { node = nil }

  /// One without a widget may stand for any row.
  override func isInside(_ row: Gtk.Widget) -> Bool { self.row?.isDescendant(of: row) ?? true }

  override func collectedElements() -> [Element] { node?.elements ?? [] }

  override func collect() {
    let collected = collectedElements()
    if collected.count == 1 {
      let element = collected[0]
      // Out of the row before it leaves the box, and out of the box before it becomes the row.
      if row !== element.outermost { setRow(nil) }
      if let box { insert([], into: box) }
      box = nil
      elements = collected
      setRow(element.outermost)
    } else {
      let box = box ?? Gtk.Box(axis: .vertical, spacing: 6)
      if self.box == nil { setRow(nil) }
      self.box = box
      insert(collected, into: box)
      setRow(box)
    }
  }

  private func setRow(_ widget: Gtk.Widget?) {
    guard widget !== row else { return }
    row = widget
    onRowChange?()
  }
}
