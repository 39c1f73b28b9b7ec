public import CoreGraphics
public import QuartzCore

/// A change of points by a matrix of three rows.
///
/// Mirrors SwiftUI's `ProjectionTransform`. GTK draws changes in the plane: those with a perspective are drawn as seen from
/// infinitely far away.
public struct ProjectionTransform: Hashable, Sendable {
  /// The part of a point's x in the new x.
  public var m11 = 1.0
  /// The part of a point's x in the new y.
  public var m12 = 0.0
  /// The part of a point's x in the divisor, which makes a perspective.
  public var m13 = 0.0
  /// The part of a point's y in the new x.
  public var m21 = 0.0
  /// The part of a point's y in the new y.
  public var m22 = 1.0
  /// The part of a point's y in the divisor, which makes a perspective.
  public var m23 = 0.0
  /// The movement along x, in points.
  public var m31 = 0.0
  /// The movement along y, in points.
  public var m32 = 0.0
  /// The constant part of the divisor.
  public var m33 = 1.0

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform in the plane.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Creates a transform in space, for points in the plane.
  public init(_ transform: CATransform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  /// Indicates whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Indicates whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transform followed by another.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + w * next.m31, x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
}
