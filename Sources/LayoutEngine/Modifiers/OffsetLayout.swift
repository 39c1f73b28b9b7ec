package import Foundation

/// A view with an offset from its place. Its neighbours do not move.
package struct OffsetLayout: UnaryLayout {
  package var offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package var movesGuides: Bool { false }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize { proposal }

  package func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: offset.width, y: offset.height)
  }
}
