public import Foundation
/// A column of a `LazyVGrid` or a row of a `LazyHGrid`. An adaptive item is as many of them as fit.
///
/// Mirrors SwiftUI's `GridItem`. All columns of a GTK grid have the same width: the largest minimum among the items
/// applies to all of them.
public struct GridItem: Sendable {
  /// The size of a grid item across the scrolling axis.
  ///
  /// Mirrors SwiftUI's `GridItem.Size`.
  public enum Size: Sendable {
    /// A fixed length in points.
    case fixed(Double)
    /// An equal share of the available space.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many items as fit, each of at least the minimum length.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The spacing to the next item, in points; `nil` for the default of 6.
  public var spacing: CGFloat?
  /// The alignment of the views in the item; `nil` for the center.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
