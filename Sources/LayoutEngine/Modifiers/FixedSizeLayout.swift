/// The ideal length of a view on some axes, independent of the proposal.
package struct FixedSizeLayout: UnaryLayout {
  package var horizontal: Bool
  package var vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
