import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A translation in points, combined with a scale and a clockwise rotation around an anchor.
  package struct Transform: Equatable {
    package var x: Double
    package var y: Double
    package var scaleX: Double
    package var scaleY: Double
    package var degrees: Double
    package var anchor: UnitPoint
    /// A further translation, in widths and heights of the child.
    package var widths = 0.0
    package var heights = 0.0
    /// A rotation out of the plane, after the others.
    package var tilt: Tilt?
    /// A change by a matrix, before the others.
    package var matrix: TransformMatrix?

    package init(
      x: Double = 0, y: Double = 0, scaleX: Double = 1, scaleY: Double = 1, degrees: Double = 0,
      anchor: UnitPoint = .center
    ) {
      self.x = x
      self.y = y
      self.scaleX = scaleX
      self.scaleY = scaleY
      self.degrees = degrees
      self.anchor = anchor
    }

    /// Returns the transform mirrored for right-to-left text, where the child's left edge is at `start`. Translation
    /// and anchor are mirrored; the rotation stays clockwise.
    package func mirrored(by start: Double) -> Transform {
      var mirrored = self
      mirrored.x = start - x
      mirrored.widths = -widths
      mirrored.anchor.x = 1 - anchor.x
      mirrored.matrix = matrix?.mirrored()
      return mirrored
    }

    /// Returns a GskTransform for a child of a size, or `nil` for the identity. The caller owns the result.
    ///
    /// - Parameter isFlat: Indicates whether the renderer draws only transforms in the plane.
    package func make(width: Int32, height: Int32, isFlat: Bool = true) -> OpaquePointer? {
      let x = x + widths * Double(width)
      let y = y + heights * Double(height)
      let values = [x, y, scaleX, scaleY, degrees, anchor.x, anchor.y]
      guard values.allSatisfy(\.isFinite) else { return nil }
      guard x != 0 || y != 0 || scaleX != 1 || scaleY != 1 || degrees != 0 || tilt != nil || matrix != nil
      else { return nil }
      let center = graphene_point_t(x: Float(anchor.x * Double(width)), y: Float(anchor.y * Double(height)))
      var there = graphene_point_t(x: Float(x) + center.x, y: Float(y) + center.y)
      var back = graphene_point_t(x: -center.x, y: -center.y)
      var transform = gsk_transform_translate(nil, &there)
      if let tilt { transform = tilt.apply(to: transform, depth: Double(max(width, height)), isFlat: isFlat) }
      if degrees != 0 { transform = gsk_transform_rotate(transform, Float(degrees)) }
      if scaleX != 1 || scaleY != 1 {
        MainActor.assumeIsolated { ShrunkContent.note(scaleX, scaleY) }
        transform = gsk_transform_scale(transform, Self.drawable(scaleX), Self.drawable(scaleY))
      }
      transform = gsk_transform_translate(transform, &back)
      return matrix.map { $0.apply(to: transform, width: Double(width), height: Double(height)) } ?? transform
    }

    /// Adds a linear change to a transform, whose reference it takes: as two rotations with a scale between them, which
    /// every renderer draws.
    static func adding(
      _ change: (xx: Double, xy: Double, yx: Double, yy: Double), to transform: OpaquePointer?
    ) -> OpaquePointer? {
      let (xx, xy, yx, yy) = change
      // The singular values of the matrix.
      let (sum, difference) = (hypot((xx + yy) / 2, (yx - xy) / 2), hypot((xx - yy) / 2, (yx + xy) / 2))
      let (outer, inner) = (atan2(yx + xy, xx - yy), atan2(yx - xy, xx + yy))
      // A scale of 0 has no inverse, which GTK needs for the pointer.
      func visible(_ scale: Double) -> Float { drawable(abs(scale) < 0.001 ? 0.001 : scale) }
      // GTK asks for transforms on the main thread alone.
      MainActor.assumeIsolated { ShrunkContent.note(sum + difference, sum - difference) }
      var next = gsk_transform_rotate(transform, Float((inner + outer) / 2 * 180 / .pi))
      next = gsk_transform_scale(next, visible(sum + difference), visible(sum - difference))
      return gsk_transform_rotate(next, Float((inner - outer) / 2 * 180 / .pi))
    }

    /// Returns a scale at which fonts can still be drawn.
    private static func drawable(_ scale: Double) -> Float { Float(min(max(scale, -1_000), 1_000)) }
  }
}
