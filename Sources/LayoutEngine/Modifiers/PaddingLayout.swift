package import Foundation

/// Space around a view. With negative insets, the view extends beyond its place.
package struct PaddingLayout: UnaryLayout {
  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  private var width: CGFloat { insets.leading + insets.trailing }
  private var height: CGFloat { insets.top + insets.bottom }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - width, 0) }, height: proposal.height.map { max($0 - height, 0) })
  }

  package func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal, child: child))
    return CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0))
  }

  package func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}
