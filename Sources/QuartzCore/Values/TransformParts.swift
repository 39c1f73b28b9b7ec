/// The translation, scale, rotation and shear of a transform in the plane. Each is animated separately, so that a
/// rotation stays a rotation.
package struct TransformParts: Hashable, Sendable {
  package var x = 0.0
  package var y = 0.0
  package var scaleX = 1.0
  package var scaleY = 1.0
  package var rotation = 0.0
  package var shear = 0.0

  package init(m11: Double, m12: Double, m21: Double, m22: Double, x: Double, y: Double) {
    (self.x, self.y) = (x, y)
    let scale = hypot(m11, m12)
    guard scale > 1e-9 else {
      (scaleX, scaleY, shear) = (0, m22, m21)
      return
    }
    (scaleX, scaleY) = (scale, (m11 * m22 - m12 * m21) / scale)
    (rotation, shear) = (atan2(m12, m11), (m11 * m21 + m12 * m22) / scale)
  }

  /// Creates the parts of a transform in the plane.
  package init(_ transform: CATransform3D) {
    self.init(
      m11: transform.m11, m12: transform.m12, m21: transform.m21, m22: transform.m22, x: transform.m41, y: transform.m42
    )
  }

  package init(_ numbers: [Double]) {
    (x, y, scaleX, scaleY, rotation, shear) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  package var numbers: [Double] { [x, y, scaleX, scaleY, rotation, shear] }

  /// The numbers of the matrix.
  package var matrix: (m11: Double, m12: Double, m21: Double, m22: Double) {
    let (cosine, sine) = (cos(rotation), sin(rotation))
    return (scaleX * cosine, scaleX * sine, shear * cosine - scaleY * sine, shear * sine + scaleY * cosine)
  }

  /// The transform, without its part outside of the plane.
  package var transform: CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m21, transform.m22) = matrix
    (transform.m41, transform.m42) = (x, y)
    return transform
  }

  /// Returns the parts that rotate to others by the shorter way.
  package func turned(near other: TransformParts) -> TransformParts {
    var parts = self
    parts.rotation += ((other.rotation - rotation) / (2 * .pi)).rounded() * 2 * .pi
    return parts
  }

  package func mixed(with other: TransformParts, _ fraction: Double) -> TransformParts {
    TransformParts(zip(numbers, other.numbers).map { $0 + ($1 - $0) * fraction })
  }
}

extension CATransform3D {
  /// Indicates whether the transform does not leave the plane.
  package var isInPlane: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
      && m44 == 1
  }

  /// Returns a transform between this one and another. Transforms that leave the plane are mixed number by number,
  /// which a flip needs.
  package func mixed(with other: CATransform3D, _ fraction: Double) -> CATransform3D {
    if isInPlane, other.isInPlane {
      let to = TransformParts(other)
      return TransformParts(self).turned(near: to).mixed(with: to, fraction).transform
    }
    var mixed = CATransform3D()
    for path in Self.numbers {
      mixed[keyPath: path] = self[keyPath: path] * (1 - fraction) + other[keyPath: path] * fraction
    }
    return mixed
  }

  private static var numbers: [WritableKeyPath<CATransform3D, Double>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
  }
}
