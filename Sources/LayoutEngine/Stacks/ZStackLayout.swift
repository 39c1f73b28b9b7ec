public import Foundation

/// A layout that stacks views on top of each other.
///
/// Mirrors SwiftUI's `ZStackLayout`. The views of the highest priority determine the size; the others are offered that
/// size.
public struct ZStackLayout: StackingLayout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// Indicates whether the guides of a single view are those of the stack, as in an overlay.
  package var standsForOnlyView = false

  /// Creates a layout of overlapping views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The frames of the views that determine the size, relative to their guides.
  private struct Extent {
    var (left, right) = (CGFloat(0), CGFloat(0))
    var (above, below) = (CGFloat(0), CGFloat(0))
    var size: CGSize { CGSize(width: max(left + right, 0), height: max(above + below, 0)) }
  }

  private func extent(_ elements: [LayoutElement], priority: Double, _ proposal: ProposedViewSize) -> Extent {
    var extent: Extent?
    for element in elements where element.priority == priority {
      let size = element.sizeThatFits(proposal)
      let x = element.position(of: alignment.horizontal.key, in: proposal)
      let y = element.position(of: alignment.vertical.key, in: proposal)
      let one = Extent(left: x, right: size.width.distance(from: x), above: y, below: size.height.distance(from: y))
      guard let all = extent else {
        extent = one
        continue
      }
      extent = Extent(
        left: max(all.left, one.left), right: max(all.right, one.right), above: max(all.above, one.above),
        below: max(all.below, one.below))
    }
    return extent ?? Extent()
  }

  private func highestPriority(_ subviews: Subviews) -> Double { subviews.elements.map(\.priority).max() ?? 0 }

  /// Returns the size that contains the views of the highest priority, aligned by their guides.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    extent(subviews.elements, priority: highestPriority(subviews), proposal).size
  }

  /// Places the views on top of each other, aligned by their guides. The size of the highest priority is proposed to
  /// the other views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let priority = highestPriority(subviews)
    let extent = extent(subviews.elements, priority: priority, proposal)
    for subview in subviews {
      // A view that fills its proposal, such as a colour, is as large as the stack, even for a stack without a
      // proposal.
      let proposal = ProposedViewSize(
        subview.priority == priority ? proposal.replacingUnspecifiedDimensions(by: extent.size) : extent.size)
      let element = subview.element
      let x = extent.left.distance(from: element.position(of: alignment.horizontal.key, in: proposal))
      let y = extent.above.distance(from: element.position(of: alignment.vertical.key, in: proposal))
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
    }
  }

  /// Returns the combined values of the views, or all values of the single view that represents the stack.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    explicitValue(of: guide.key, in: bounds, proposal, subviews)
  }

  /// Returns the combined values of the views, or all values of the single view that represents the stack.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    explicitValue(of: guide.key, in: bounds, proposal, subviews)
  }

  private func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    guard standsForOnlyView && subviews.count == 1 || subviews.mayHaveValue(of: key) else { return nil }
    var cache: () = ()
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.mergedValue(of: key, in: bounds, proposal: proposal)
  }
}
