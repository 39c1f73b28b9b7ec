package import Foundation

/// Empty space that expands along the axis of the container around it, or on both axes without one.
///
/// Its priority is below that of all other views, so that they receive space first.
package final class SpacerElement: LayoutElement {
  /// The minimum length in points, or `nil` for the desktop's own.
  package var minLength: CGFloat? {
    didSet { if minLength != oldValue { invalidate() } }
  }

  package init(minLength: CGFloat? = nil, didPlace: ((CGRect) -> Void)? = nil) {
    self.minLength = minLength
    super.init(layoutDirection: .leftToRight, didPlace: didPlace)
  }

  override var ownPriority: Double { -.infinity }
  override var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = parent?.axis(around: self)
    let least = minLength ?? ViewSpacing.defaultDistance
    return CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? least, least),
      height: axis == .horizontal ? 0 : max(proposal.height ?? least, least))
  }
}
