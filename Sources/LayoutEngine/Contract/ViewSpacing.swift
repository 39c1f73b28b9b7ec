public import Foundation

/// The distances that a view prefers to its neighbours.
///
/// Mirrors SwiftUI's `ViewSpacing`. An edge without a preference accepts the neighbour's; two such edges keep the
/// desktop's own distance, 6 points.
public struct ViewSpacing: Sendable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// The distance between views without a preference.
  package static let defaultDistance: CGFloat = 6

  /// Creates the spacing of a view without preferences.
  public init() {}

  /// Creates a spacing with the same preference on some edges.
  package init(_ distance: CGFloat, on edges: Edge.Set = .all) {
    if edges.contains(.top) { top = distance }
    if edges.contains(.leading) { leading = distance }
    if edges.contains(.bottom) { bottom = distance }
    if edges.contains(.trailing) { trailing = distance }
  }

  /// The spacing of a view that needs no distance to its neighbours.
  public static let zero = ViewSpacing(0)

  /// Indicates whether no edge has a preference.
  var isDefault: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }

  /// Merges the preferences of another view on some edges into these. The larger of two distances counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if other.isDefault { return }
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// Returns this spacing with the preferences of another view on some edges. The larger of two distances counts.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferred distance to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: Self.larger(trailing, next.leading) ?? Self.defaultDistance
    case .vertical: Self.larger(bottom, next.top) ?? Self.defaultDistance
    }
  }

  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
  }
}
