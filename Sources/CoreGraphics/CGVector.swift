import Foundation

/// A movement in the plane.
///
/// Mirrors Core Graphics' `CGVector`.
public struct CGVector: Hashable, Sendable {
  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// Creates a zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a movement.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No movement.
  public static let zero = CGVector()
}
