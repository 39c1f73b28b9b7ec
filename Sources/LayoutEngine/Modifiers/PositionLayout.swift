package import Foundation

/// A view whose centre is at a position in the whole proposed space.
package struct PositionLayout: UnaryLayout {
  package var position: CGPoint

  package init(_ position: CGPoint) { self.position = position }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize { proposal }

  package func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  package func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let size = child.sizeThatFits(proposal)
    return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }
}
