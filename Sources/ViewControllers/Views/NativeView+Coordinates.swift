import Foundation

extension NativeView {
  /// Converts a point of this view to the coordinates of another, or to those of the window's content for `nil`.
  public func convert(_ point: CGPoint, to view: NativeView?) -> CGPoint {
    let point = transformToRoot.transform(point)
    guard let view, let inverse = view.transformToRoot.inverted() else { return point }
    return inverse.transform(point)
  }

  /// Converts a point of another view to the coordinates of this one.
  public func convert(_ point: CGPoint, from view: NativeView?) -> CGPoint {
    let root = view?.transformToRoot.transform(point) ?? point
    return transformToRoot.inverted()?.transform(root) ?? root
  }

  /// Converts a rectangle of this view to the coordinates of another, or to those of the window's content for `nil`.
  public func convert(_ rect: CGRect, to view: NativeView?) -> CGRect {
    var transform = transformToRoot
    if let inverse = view?.transformToRoot.inverted() { transform.append(inverse) }
    return rect.surrounding(transform)
  }

  /// Converts a rectangle of another view to the coordinates of this one.
  public func convert(_ rect: CGRect, from view: NativeView?) -> CGRect {
    var transform = view?.transformToRoot ?? .identity
    if let inverse = transformToRoot.inverted() { transform.append(inverse) }
    return rect.surrounding(transform)
  }

  /// The transform from the view's coordinates to those of the outermost view.
  private var transformToRoot: AffineTransform {
    var result = AffineTransform.identity
    var current = self
    while let superview = current.superview {
      let anchor = current.rect(ofSize: current.bounds.size).origin
      result.append(
        AffineTransform(translationByX: anchor.x - current.bounds.minX, byY: anchor.y - current.bounds.minY))
      result.append(current.affineTransform)
      result.append(AffineTransform(translationByX: current.center.x, byY: current.center.y))
      current = superview
    }
    return result
  }
}

extension CGRect {
  /// Returns the rectangle around the transformed one.
  func surrounding(_ transform: AffineTransform) -> CGRect {
    guard transform != .identity else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(transform.transform)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Returns the size whose transformed rectangle has this one's size, if the transform has an inverse.
  func size(before transform: AffineTransform) -> CGSize {
    let (a, b, c, d) = (abs(transform.m11), abs(transform.m12), abs(transform.m21), abs(transform.m22))
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 else { return size }
    return CGSize(
      width: abs((width * d - height * c) / determinant), height: abs((height * a - width * b) / determinant))
  }
}
