import Foundation
import LayoutEngine

/// A view of the reference layout: a plain value without memory.
indirect enum ReferenceView {
  case leaf(Int, ReferenceLeaf)
  case spacer(Int)
  case row(VerticalAlignment, spacing: CGFloat?, [ReferenceView])
  case column(HorizontalAlignment, spacing: CGFloat?, [ReferenceView])
  case pile(Alignment, [ReferenceView])
  case layered(ReferenceView, layer: ReferenceView, Alignment)
  case padding(EdgeInsets, ReferenceView)
  case frame(width: CGFloat?, height: CGFloat?, Alignment, ReferenceView)
  case limits(width: ReferenceLimits, height: ReferenceLimits, Alignment, ReferenceView)
  case fixedSize(horizontal: Bool, vertical: Bool, ReferenceView)
  case offset(CGSize, ReferenceView)
  case aspectRatio(CGFloat, fills: Bool, ReferenceView)
  case position(CGPoint, ReferenceView)
  case guide(VerticalAlignment, at: CGFloat, ReferenceView)
  case priority(Double, ReferenceView)
}

/// The content of a leaf.
enum ReferenceLeaf {
  case fixed(CGSize)
  case flexible(least: CGFloat, ideal: CGFloat, most: CGFloat)
  case text(Int)

  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .fixed(let size): return size
    case .flexible(let least, let ideal, let most):
      return CGSize(
        width: min(max(proposal.width ?? ideal, least), most), height: min(max(proposal.height ?? ideal, least), most))
    case .text(let characters):
      let perLine = proposal.width.map { max(Int(min($0, 10_000) / 10), 1) } ?? characters
      let lines = (characters + perLine - 1) / perLine
      return CGSize(width: CGFloat(min(perLine, characters)) * 10, height: CGFloat(lines) * 20)
    }
  }
}

/// The limits of a flexible frame on one axis, in ascending order.
struct ReferenceLimits {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  func proposed(_ length: CGFloat?) -> CGFloat? { (length ?? ideal).map(clamped) }

  /// Returns the length of the frame, which follows the proposal towards a limit, and otherwise its child.
  func length(_ length: CGFloat?, child: CGFloat) -> CGFloat {
    guard let offered = proposed(length) else { return clamped(child) }
    switch (least, most) {
    case (nil, nil): return child
    case (_?, _?): return offered
    case (let least?, nil): return max(least, min(offered, child))
    case (nil, let most?): return min(most, max(offered, child))
    }
  }

  private func clamped(_ length: CGFloat) -> CGFloat { min(max(length, least ?? 0), most ?? .infinity) }
}
