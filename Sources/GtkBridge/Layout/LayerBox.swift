import GtkObjects

/// A box with a layer in front of its content or behind it.
@MainActor
struct LayerBox {
  let widget: Gtk.Widget
  let content: Gtk.Widget
  private let element: LayeredElement?
  private let rule: EdgeLayerRule?

  init(around content: Gtk.Widget, _ layer: Gtk.LayoutBox, alignment: Alignment, place: LayerPlace) {
    self.content = content
    switch place {
    case .inFront, .behind, .mask:
      let element = LayeredElement(content.layoutElement, layer: layer.layoutElement, alignment: alignment)
      self.element = element
      rule = nil
      widget = Gtk.LayoutBox(element)
    case .aboveFoot, .corner:
      let rule = EdgeLayerRule(alignment: alignment, place: place, around: content)
      self.rule = rule
      element = nil
      widget = Gtk.RuleBox(rule)
    }
  }

  func setAlignment(_ alignment: Alignment) {
    element?.alignment = alignment
    rule?.alignment = alignment
    widget.setNeedsLayout()
  }
}
