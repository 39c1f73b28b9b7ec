import CGtk
import Foundation

extension Gtk {
  /// A picture of which only the shape counts: each pixel is in one colour, as opaque as in the picture.
  package struct PictureShape: Equatable {
    let texture: Texture
    /// The size in points.
    let size: CGSize

    package static func == (first: Self, second: Self) -> Bool {
      first.texture === second.texture && first.size == second.size
    }

    /// Paints the shape into a rectangle.
    @MainActor
    func paint(in snapshot: OpaquePointer, bounds: graphene_rect_t, color: GdkRGBA) {
      var matrix = graphene_matrix_t()
      // Components are multiplied by the matrix, and then the colour is added.
      graphene_matrix_init_from_float(&matrix, (0..<15).map { _ in 0 } + [color.alpha])
      var shift = graphene_vec4_t()
      graphene_vec4_init(&shift, color.red, color.green, color.blue, 0)
      gtk_snapshot_push_color_matrix(snapshot, &matrix, &shift)
      var bounds = bounds
      gtk_snapshot_append_texture(snapshot, texture.opaque, &bounds)
      gtk_snapshot_pop(snapshot)
    }
  }
}
