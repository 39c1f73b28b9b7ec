import GtkObjects

/// The container of a box whose layout tree places the elements.
@MainActor
class LayoutBoxContainer: Container {
  init(_ box: Gtk.LayoutBox, axis: Axis?, outer: Container?, graph: ViewGraph) {
    super.init(box, axis: axis, layout: .init(horizontal: .fill, vertical: .fill), outer: outer, graph: graph)
  }

  override var proposesSizes: Bool { true }

  /// Draws the elements in their stacking order.
  override func collectedElements() -> [Element] {
    let elements = super.collectedElements()
    guard elements.contains(where: \.hasTraits) else { return elements }
    // Equal values keep the order of the views, because `sorted` does not guarantee stability.
    return elements.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  override func place(_ element: Element) {
    element.fill()
    guard element.hasTraits else { return }
    let leaf = element.outermost.layoutElement
    let traits = element.traits
    guard leaf.layoutPriority != traits.priority else { return }
    leaf.layoutPriority = traits.priority
    widget.setNeedsLayout()
  }
}
