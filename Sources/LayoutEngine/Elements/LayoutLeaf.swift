package import Foundation

/// The baselines of a text, from its top.
package struct TextBaselines: Equatable {
  package var first: CGFloat
  package var last: CGFloat

  package init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}

/// An element without children. Its client measures it.
package final class LayoutLeaf: LayoutElement {
  private let measureContent: (ProposedViewSize) -> CGSize
  private let baselines: ((ProposedViewSize) -> TextBaselines?)?
  private let contentPriority: Double
  private let contentSpacing: ViewSpacing

  /// Creates a leaf.
  ///
  /// - Parameters:
  ///   - priority: The layout priority.
  ///   - spacing: The distances that the view prefers to its neighbours.
  ///   - measure: Returns the size for a proposal. It is called once per proposal until the leaf is invalidated.
  ///   - baselines: Returns the baselines of a text at the size for a proposal, or `nil` if there is no text.
  ///   - didPlace: Called with the frame after each placement that may differ from the one before.
  package init(
    priority: Double = 0, spacing: ViewSpacing = ViewSpacing(),
    measure: @escaping (ProposedViewSize) -> CGSize,
    baselines: ((ProposedViewSize) -> TextBaselines?)? = nil,
    didPlace: ((CGRect) -> Void)? = nil
  ) {
    measureContent = measure
    self.baselines = baselines
    contentPriority = priority
    contentSpacing = spacing
    super.init(layoutDirection: .leftToRight, didPlace: didPlace)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { measureContent(proposal) }
  override var ownPriority: Double { contentPriority }
  package override var spacing: ViewSpacing { contentSpacing }
  package override var guides: GuideKinds { baselines == nil ? [] : .baselines }

  override func measureValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard let baselines = baselines?(proposal) else { return nil }
    return key == VerticalAlignment.firstTextBaseline.key ? baselines.first : baselines.last
  }
}
