package import Foundation

/// A view with a layer in front of it or behind it, which does not change its size.
package final class LayeredElement: LayoutElement {
  package let content: LayoutElement
  package let layer: LayoutElement
  package var alignment: Alignment {
    didSet { if alignment != oldValue { invalidate() } }
  }

  package init(
    _ content: LayoutElement, layer: LayoutElement, alignment: Alignment = .center,
    layoutDirection: LayoutDirection = .leftToRight, didPlace: ((CGRect) -> Void)? = nil
  ) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
    super.init(layoutDirection: layoutDirection, didPlace: didPlace)
    adopt(content)
    adopt(layer)
  }

  override var ownPriority: Double { content.priority }
  package override var spacing: ViewSpacing { content.spacing }
  package override var guides: GuideKinds { content.guides }

  override var contentAxis: Axis? { surroundingAxis }

  /// A spacer as the content expands along the axis of the container; the layer is not in a stack.
  override func axis(around child: LayoutElement) -> Axis? { child === content ? contentAxis : nil }

  package override func containerAxisDidChange() {
    super.containerAxisDidChange()
    content.containerAxisDidChange()
  }

  override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value? {
    layoutValues[key] ?? content.value(of: key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  override func measureValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    content.explicitValue(of: key, in: proposal)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    placeChild(content, at: .zero, proposal: proposal)
    let room = ProposedViewSize(frame.size)
    func distance(_ key: AlignmentKey) -> CGFloat {
      content.position(of: key, in: proposal).distance(from: layer.position(of: key, in: room))
    }
    let position = CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
    placeChild(layer, at: position, proposal: room)
  }
}
