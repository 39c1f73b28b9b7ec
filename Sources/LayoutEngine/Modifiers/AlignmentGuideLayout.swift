package import Foundation

/// A view with a guide of its own.
package struct AlignmentGuideLayout: UnaryLayout {
  package let guide: AlignmentKey?
  private let computeValue: (ViewDimensions) -> CGFloat

  package init(_ guide: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.guide = guide
    self.computeValue = computeValue
  }

  package func guideValue(in child: ViewDimensions) -> CGFloat { computeValue(child) }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize { proposal }
}
