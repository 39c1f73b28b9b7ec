public import Foundation

/// A layout that arranges views in a column.
///
/// Mirrors SwiftUI's `VStackLayout`.
public struct VStackLayout: StackLayout {
  /// The measures of views that the column remembers.
  public typealias Cache = StackLayoutCache

  /// The alignment of the views across the column.
  public var alignment: HorizontalAlignment
  /// The distance between the views, in points. With `nil`, the views decide; their default is 6.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }

  /// The vertical orientation.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Creates the cache of a column.
  public func makeCache(subviews: Subviews) -> Cache { makeStackCache(subviews) }

  /// Returns the distances that the column prefers to its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stackSpacing(subviews) }

  /// Returns the size of the column. The least flexible views of the highest priority get their size first.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stackSize(proposal, subviews, &cache)
  }

  /// Places the views vertically, aligned by their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    placeStack(bounds, proposal, subviews, &cache)
  }
}
