import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A rotation around an axis in space, seen from some distance.
  package struct Tilt: Equatable {
    private let degrees: Double
    private let axis: (x: Double, y: Double, z: Double)
    /// The distance of the anchor from the plane, in points.
    private let anchorZ: Double
    /// The strength of the perspective: 0 is a view from infinitely far away.
    private let perspective: Double

    /// Returns `nil` for a rotation by nothing, or around no axis.
    package init?(degrees: Double, axis: (x: Double, y: Double, z: Double), anchorZ: Double, perspective: Double) {
      let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
      guard [degrees, anchorZ, perspective].allSatisfy(\.isFinite), length.isFinite, length > 0, degrees != 0 else {
        return nil
      }
      self.degrees = degrees
      self.axis = (axis.x / length, axis.y / length, axis.z / length)
      self.anchorZ = anchorZ
      self.perspective = perspective
    }

    package static func == (first: Tilt, second: Tilt) -> Bool {
      first.degrees == second.degrees && first.axis == second.axis && first.anchorZ == second.anchorZ
        && first.perspective == second.perspective
    }

    /// Adds the rotation to a transform, whose reference it takes.
    func apply(to transform: OpaquePointer?, depth: Double, isFlat: Bool) -> OpaquePointer? {
      if isFlat { return flattened(transform) }
      var next = transform
      if perspective > 0, depth > 0 { next = gsk_transform_perspective(next, Float(depth / perspective)) }
      var vector = graphene_vec3_t()
      graphene_vec3_init(&vector, Float(axis.x), Float(axis.y), Float(axis.z))
      var back = graphene_point3d_t(x: 0, y: 0, z: Float(-anchorZ))
      var there = graphene_point3d_t(x: 0, y: 0, z: Float(anchorZ))
      next = gsk_transform_rotate_3d(gsk_transform_translate_3d(next, &there), Float(degrees), &vector)
      return gsk_transform_translate_3d(next, &back)
    }

    /// Adds the rotation as seen from infinitely far away.
    private func flattened(_ transform: OpaquePointer?) -> OpaquePointer? {
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      let (x, y, z) = axis
      let (xx, xy) = (c + x * x * (1 - c), x * y * (1 - c) - z * s)
      let (yx, yy) = (y * x * (1 - c) + z * s, c + y * y * (1 - c))
      return Transform.adding((xx, xy, yx, yy), to: transform)
    }
  }

  /// Returns whether a widget is drawn by cairo, which cannot draw perspective.
  static func drawsOnlyInThePlane(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
      return true
    }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gsk_cairo_renderer_get_type()) != 0
  }
}
