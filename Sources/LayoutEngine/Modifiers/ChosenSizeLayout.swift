package import Foundation

/// A modifier with a closure that chooses the size of the element, or leaves the element its own.
package struct ChosenSizeLayout: UnaryLayout {
  private let choose: (ProposedViewSize) -> CGSize?

  package init(_ choose: @escaping (ProposedViewSize) -> CGSize?) { self.choose = choose }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    choose(proposal).map { ProposedViewSize(width: $0.width, height: $0.height) } ?? proposal
  }

  package func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    choose(proposal) ?? child.sizeThatFits(proposal)
  }
}
