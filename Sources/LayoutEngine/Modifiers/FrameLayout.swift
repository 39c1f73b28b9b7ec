package import Foundation

/// A frame of a fixed width, height or both. A child of another size keeps it and is aligned.
/// Negative and infinite lengths are disregarded.
package struct FrameLayout: UnaryLayout {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment

  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  /// Returns the length, or `nil` for an impossible length, which SwiftUI disregards, too.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil }
  }

  package var limitsHeight: Bool { height != nil }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(childProposal(proposal, child: child))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    alignedPosition(of: child, in: size, proposal, alignment)
  }
}
