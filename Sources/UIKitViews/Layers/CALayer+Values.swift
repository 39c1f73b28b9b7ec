/// Corners of a layer.
///
/// Mirrors `CACornerMask`.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, which equal QuartzCore's.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The shape of corners.
///
/// Mirrors `CALayerCornerCurve`. All corners are circular.
public enum CALayerCornerCurve: Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins gently. Here as `circular`.
  case continuous
}

/// The place of a layer's picture.
///
/// Mirrors `CALayerContentsGravity`.
public enum CALayerContentsGravity: Sendable {
  /// In the size of the layer, without its proportions. The default.
  case resize
  /// The greatest size inside the layer, in its proportions.
  case resizeAspect
  /// The smallest size that fills the layer, in its proportions.
  case resizeAspectFill
  /// In its own size, in the middle.
  case center
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform in space of a transform in the plane.
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (t.a, t.b, t.c, t.d)
  (transform.m41, transform.m42) = (t.tx, t.ty)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of a transform that is in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
