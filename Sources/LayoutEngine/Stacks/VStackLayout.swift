public import Foundation

/// A layout that arranges views in a column.
///
/// Mirrors SwiftUI's `VStackLayout`.
public struct VStackLayout: StackLayout {
  public typealias Cache = StackLayoutCache

  /// The alignment of the views across the column.
  public var alignment: HorizontalAlignment
  /// The distance between the views, in points; `nil` lets the views decide, whose own is 6.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
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
