package import Foundation

/// A size of a given ratio, within the proposed size or covering it, as the proposal for a view.
package struct AspectRatioLayout: UnaryLayout {
  /// The width for a height of 1, or `nil` for the ratio of the view's ideal size.
  package var ratio: CGFloat?
  /// Indicates whether the view covers the proposed size.
  package var fills: Bool

  package init(ratio: CGFloat? = nil, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    let ratio = ratio ?? Self.ratio(of: child.sizeThatFits(.unspecified))
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let width: CGFloat
    switch (proposal.width, proposal.height) {
    case (let proposed?, nil): width = proposed
    case (nil, let height?): width = height * ratio
    case (let proposed?, let height?): width = chosen(proposed, height * ratio)
    case (nil, nil):
      let ideal = child.sizeThatFits(.unspecified)
      width = chosen(ideal.width, ideal.height * ratio)
    }
    return ProposedViewSize(width: width, height: width / ratio)
  }

  private func chosen(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    fills ? max(first, second) : min(first, second)
  }

  private static func ratio(of size: CGSize) -> CGFloat { size.height > 0 ? size.width / size.height : 0 }
}
