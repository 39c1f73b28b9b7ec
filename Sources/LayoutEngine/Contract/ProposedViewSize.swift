public import Foundation

/// The size that a container proposes to a view. The view chooses its own size.
///
/// Mirrors SwiftUI's `ProposedViewSize`. Three proposals have a special meaning on each axis: `nil` requests the ideal
/// length, zero the minimum, and infinity the maximum.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points, or `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a concrete size.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal as a size, with the lengths of `size` in place of those that are `nil`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
