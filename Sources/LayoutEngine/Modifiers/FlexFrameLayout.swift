package import Foundation

/// A frame in the proposed length, within limits. Without a minimum, the frame is not smaller than its child; without a
/// maximum, not larger.
package struct FlexFrameLayout: UnaryLayout {
  /// The limits on one axis. The maximum is at least the minimum, and the ideal length is between both.
  package struct Limits: Equatable {
    package let minimum: CGFloat?
    package let ideal: CGFloat?
    package let maximum: CGFloat?

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      let minimum = Self.valid(minimum)
      let maximum = Self.valid(maximum).map { max($0, minimum ?? $0) }
      self.minimum = minimum
      self.maximum = maximum
      self.ideal = Self.valid(ideal).map { min(max($0, minimum ?? $0), maximum ?? $0) }
    }

    /// Returns the limit, or `nil` for a negative limit or NaN.
    private static func valid(_ limit: CGFloat?) -> CGFloat? { limit.flatMap { $0 >= 0 ? $0 : nil } }

    /// Returns the length that is proposed to the child.
    func proposal(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
    }

    /// Returns the length of the frame around a child.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      let proposed = proposal(proposed)
      var length = child
      if let minimum { length = max(minimum, min(length, proposed ?? length)) }
      if let maximum { length = min(maximum, max(length, proposed ?? length)) }
      return length
    }
  }

  package var width: Limits
  package var height: Limits
  package var alignment: Alignment

  package init(width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package var limitsHeight: Bool { height.maximum?.isFinite == true }

  /// Proposes the minimum to a child that is shorter, so that a spacer or a shape in a scroll view fills the frame.
  package func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    var inner = ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    let (leastWidth, leastHeight) = (
      inner.width == nil ? width.minimum : nil, inner.height == nil ? height.minimum : nil
    )
    guard leastWidth != nil || leastHeight != nil else { return inner }
    let size = child.sizeThatFits(inner)
    if let leastWidth, size.width < leastWidth { inner.width = leastWidth }
    if let leastHeight, size.height < leastHeight { inner.height = leastHeight }
    return inner
  }

  package func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal, child: child))
    return CGSize(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  package func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    alignedPosition(of: child, in: size, proposal, alignment)
  }
}
