import GtkObjects

/// The container of one row's widgets. A single widget is the row itself; several are put into a box.
final class RowContainer: Container {
  /// The widget of the row.
  private(set) var row: Gtk.Widget?
  /// Called when the row's widget has been replaced.
  var onRowChange: (() -> Void)?
  /// Indicates whether the row as a whole may be a link.
  let canBeLink: Bool
  /// The action of the row's link, if the row is one.
  var followLink: (() -> Void)?
  private var box: Gtk.Box?
  /// Unowned because a weak reference would slow down all reference counting of the node, and a list updates hundreds
  /// of rows at a time. The owner of the node clears this reference with ``removeContent()``.
  private unowned var node: MountedNode?

  /// A placeholder for the widget of other containers. It never has children.
  private static let nowhere = Gtk.Box(axis: .vertical)

  init(layout: Layout, canBeLink: Bool, graph: ViewGraph) {
    self.canBeLink = canBeLink
    super.init(Self.nowhere, axis: nil, layout: layout, outer: nil, graph: graph)
  }

  override func setContent(_ content: MountedNode) {
    node = content
    fill()
  }

  /// Clears the reference to the node before its release.
  func removeContent() { node = nil }

  /// A container without a widget may belong to any row.
  override func isInside(_ row: Gtk.Widget) -> Bool { self.row?.isDescendant(of: row) ?? true }

  override func collectedElements() -> [Element] { node?.elements ?? [] }

  override func collect() {
    let collected = collectedElements()
    if collected.count == 1 {
      let element = collected[0]
      // The widget must leave the old row before the box, and the box before it becomes the row.
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
