public import Foundation

/// A layout that arranges views in a row.
///
/// Mirrors SwiftUI's `HStackLayout`.
public struct HStackLayout: StackLayout {
  /// The measures of views that the row remembers.
  public typealias Cache = StackLayoutCache

  /// The alignment of the views across the row.
  public var alignment: VerticalAlignment
  /// The distance between the views, in points. With `nil`, the views decide; their default is 6.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }

  /// The horizontal orientation.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Creates the cache of a row.
  public func makeCache(subviews: Subviews) -> Cache { makeStackCache(subviews) }

  /// Returns the distances that the row prefers to its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stackSpacing(subviews) }

  /// Returns the size of the row. The least flexible views of the highest priority get their size first.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stackSize(proposal, subviews, &cache)
  }

  /// Places the views horizontally, aligned by their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    placeStack(bounds, proposal, subviews, &cache)
  }
}
