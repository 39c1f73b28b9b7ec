import CGtk

extension Gtk {
  /// A displacement in points, and a scale and a clockwise turn around an anchor.
  struct Transform: Equatable {
    var x = 0.0
    var y = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
    var degrees = 0.0
    var anchor = UnitPoint.center

    /// The same where text runs from the right and the child begins `start` points from the left: it moves, and is
    /// anchored, the other way; a turn stays clockwise.
    func mirrored(by start: Double) -> Transform {
      var mirrored = self
      mirrored.x = start - x
      mirrored.anchor.x = 1 - anchor.x
      return mirrored
    }

    /// What GTK makes of it for a child of some size, to be owned by whoever takes it; `nil` where nothing changes.
    func make(width: Int32, height: Int32) -> OpaquePointer? {
      let values = [x, y, scaleX, scaleY, degrees, anchor.x, anchor.y]
      guard values.allSatisfy(\.isFinite) else { return nil }
      guard x != 0 || y != 0 || scaleX != 1 || scaleY != 1 || degrees != 0 else { return nil }
      let center = graphene_point_t(x: Float(anchor.x * Double(width)), y: Float(anchor.y * Double(height)))
      var there = graphene_point_t(x: Float(x) + center.x, y: Float(y) + center.y)
      var back = graphene_point_t(x: -center.x, y: -center.y)
      var transform = gsk_transform_translate(nil, &there)
      if degrees != 0 { transform = gsk_transform_rotate(transform, Float(degrees)) }
      if scaleX != 1 || scaleY != 1 { transform = gsk_transform_scale(transform, Float(scaleX), Float(scaleY)) }
      return gsk_transform_translate(transform, &back)
    }
  }
}
