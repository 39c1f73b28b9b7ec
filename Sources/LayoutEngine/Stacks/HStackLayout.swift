public import Foundation

/// A layout that arranges views in a row.
///
/// Mirrors SwiftUI's `HStackLayout`.
public struct HStackLayout: StackLayout {
  public typealias Cache = StackLayoutCache

  /// The alignment of the views across the row.
  public var alignment: VerticalAlignment
  /// The distance between the views, in points; `nil` lets the views decide, whose own is 6.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { makeStackCache(subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stackSpacing(subviews) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stackSize(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    placeStack(bounds, proposal, subviews, &cache)
  }
}
