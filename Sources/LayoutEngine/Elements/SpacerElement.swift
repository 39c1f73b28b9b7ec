import Foundation

/// Empty space that expands along the axis of its stack, or on both axes without one.
///
/// Its priority is below that of all other views, so that they receive space first.
package final class SpacerElement: LayoutElement {
  /// The minimum length in points, or `nil` for the desktop's own.
  package var minLength: Double? {
    didSet { if minLength != oldValue { invalidate() } }
  }

  package init(minLength: Double? = nil) {
    self.minLength = minLength
    super.init(layoutDirection: .leftToRight, didPlace: nil)
  }

  override var ownPriority: Double { -.infinity }

  /// A spacer needs no distance along its axis. A row with a spacer keeps the distance of its other views above and below.
  package override var spacing: ViewSpacing {
    switch surroundingAxis {
    case .horizontal: ViewSpacing(0, on: .horizontal)
    case .vertical: ViewSpacing(0, on: .vertical)
    case nil: .zero
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = surroundingAxis
    let least = minLength.map { CGFloat($0) } ?? ViewSpacing.defaultDistance
    return CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? least, least),
      height: axis == .horizontal ? 0 : max(proposal.height ?? least, least))
  }
}
