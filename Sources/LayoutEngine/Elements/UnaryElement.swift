package import Foundation

/// A modifier that changes the size or the place of one element.
package protocol UnaryLayout {
  /// Returns the proposal for the child.
  func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize

  /// Returns the size of the modified view. The default is that of the child.
  func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize

  /// Returns the place of the child's top leading corner. The default is zero.
  func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint

  /// Indicates whether the modified view has a height of its own, independent of its content. The default is `false`.
  var limitsHeight: Bool { get }

  /// Indicates whether the child's guides move with the child. The default is `true`.
  var movesGuides: Bool { get }

  /// The guide for which the modifier has a value of its own, or `nil`.
  var guide: AlignmentKey? { get }

  /// Returns the modifier's value of ``guide``.
  func guideValue(in child: ViewDimensions) -> CGFloat
}

extension UnaryLayout {
  package func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    child.sizeThatFits(childProposal(proposal, child: child))
  }

  package func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint { .zero }

  package var limitsHeight: Bool { false }

  package var movesGuides: Bool { true }

  package var guide: AlignmentKey? { nil }

  package func guideValue(in child: ViewDimensions) -> CGFloat { 0 }

  /// Returns the place of a child that is aligned in a frame.
  func alignedPosition(
    of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize, _ alignment: Alignment
  ) -> CGPoint {
    let frame = ViewDimensions(size)
    let proposal = childProposal(proposal, child: child)
    return CGPoint(
      x: frame[alignment.horizontal].distance(from: child.position(of: alignment.horizontal.key, in: proposal)),
      y: frame[alignment.vertical].distance(from: child.position(of: alignment.vertical.key, in: proposal)))
  }
}

/// An element that modifies another one. Priority, layout values, spacing and guides are those of the child, unless the
/// modifier has its own.
package final class UnaryElement<Modifier: UnaryLayout>: LayoutElement {
  package var modifier: Modifier {
    didSet { invalidate() }
  }
  package let child: LayoutElement

  package init(
    _ modifier: Modifier, _ child: LayoutElement, layoutDirection: LayoutDirection = .leftToRight,
    didPlace: ((CGRect) -> Void)? = nil
  ) {
    self.modifier = modifier
    self.child = child
    super.init(layoutDirection: layoutDirection, didPlace: didPlace)
    adopt(child)
  }

  override var limitsHeight: Bool { modifier.limitsHeight }
  override var ownPriority: Double { child.priority }
  package override var spacing: ViewSpacing { child.spacing }

  package override var guides: GuideKinds {
    guard let guide = modifier.guide else { return child.guides }
    return child.guides.union(guide.isBaseline ? .baselines : .others)
  }

  override var contentAxis: Axis? { surroundingAxis }

  override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value? {
    layoutValues[key] ?? child.value(of: key)
  }

  package override func containerAxisDidChange() {
    super.containerAxisDidChange()
    child.containerAxisDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.size(proposal, child: child) }

  override func measureValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = modifier.childProposal(proposal, child: child)
    if key == modifier.guide { return modifier.guideValue(in: child.dimensions(in: inner)) }
    guard let value = child.explicitValue(of: key, in: inner) else { return nil }
    if !modifier.movesGuides { return value }
    let position = modifier.position(of: child, in: sizeThatFits(proposal), proposal)
    return value + (key.axis == .horizontal ? position.x : position.y)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let position = modifier.position(of: child, in: frame.size, proposal)
    placeChild(child, at: position, proposal: modifier.childProposal(proposal, child: child))
  }
}
