public import Foundation

/// A type that defines the geometry of a collection of views.
///
/// Mirrors SwiftUI's `Layout`, without its animatable data: placements of a changed layout are animated by views of
/// their own. Coordinates are those of left-to-right text; the engine mirrors placements for right-to-left text.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return sizes.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: .unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
public protocol Layout {
  /// The type of the values that the layout remembers between its calls. The default is none.
  associatedtype Cache = Void

  /// The views to lay out.
  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of the type. The default names no axis.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache of one container.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after a change of the layout or its subviews. The default creates it again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers to its neighbours. The default is the union of its subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview in `bounds`, in the size that the layout has chosen for the proposal. A subview that is not
  /// placed is centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the container's own value for a horizontal guide, or `nil`. The default merges the subviews' values.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the container's own value for a vertical guide, or `nil`. The default merges the subviews' values.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Creates no cache. The default for a layout that declares none.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the subviews' distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.unitedSpacing }

  /// Places the subviews, and returns their combined values of the guide, or `nil` if none has one.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.mayHaveValue(of: guide.key) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.mergedValue(of: guide.key, in: bounds, proposal: proposal)
  }

  /// Places the subviews, and returns their combined values of the guide, or `nil` if none has one.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.mayHaveValue(of: guide.key) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.mergedValue(of: guide.key, in: bounds, proposal: proposal)
  }
}
