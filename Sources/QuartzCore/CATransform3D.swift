// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A transform of points in space.
///
/// Mirrors Core Animation's `CATransform3D`.
public struct CATransform3D: Hashable, Sendable {
  /// The number in row 1 and column 1.
  public var m11 = 1.0
  /// The number in row 1 and column 2.
  public var m12 = 0.0
  /// The number in row 1 and column 3.
  public var m13 = 0.0
  /// The number in row 1 and column 4.
  public var m14 = 0.0
  /// The number in row 2 and column 1.
  public var m21 = 0.0
  /// The number in row 2 and column 2.
  public var m22 = 1.0
  /// The number in row 2 and column 3.
  public var m23 = 0.0
  /// The number in row 2 and column 4.
  public var m24 = 0.0
  /// The number in row 3 and column 1.
  public var m31 = 0.0
  /// The number in row 3 and column 2.
  public var m32 = 0.0
  /// The number in row 3 and column 3.
  public var m33 = 1.0
  /// The number in row 3 and column 4.
  public var m34 = 0.0
  /// The number in row 4 and column 1.
  public var m41 = 0.0
  /// The number in row 4 and column 2.
  public var m42 = 0.0
  /// The number in row 4 and column 3.
  public var m43 = 0.0
  /// The number in row 4 and column 4.
  public var m44 = 1.0

  /// Creates the identity transform. In Core Animation, all members of this value are zero.
  public init() {}

  fileprivate var rows: [[Double]] {
    get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform == CATransform3DIdentity }

/// Returns a translation.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (x, y, z)
  return transform
}

/// Returns a scale.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (x, y, z)
  return transform
}

/// Returns a rotation by an angle in radians around an axis. An axis without length gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var transform = CATransform3D()
  transform.rows = [
    [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
    [0, 0, 0, 1],
  ]
  return transform
}

/// Returns the transform that first performs the first one, and then the second one.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let (a, b) = (first.rows, second.rows)
  var product = CATransform3D()
  product.rows = (0..<4).map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
  }
  return product
}

/// Returns the transform that first translates, and then performs another one.
public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
}

/// Returns the transform that first scales, and then performs another one.
public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
}

/// Returns the transform that first rotates, and then performs another one.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}
