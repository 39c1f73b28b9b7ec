import CGtk
import Foundation
import Graphics

@MainActor
extension _PicturePaint {
  /// The surfaces of the pictures that were drawn last.
  private static var surfaces: [(picture: _PicturePaint, surface: Surface)] = []
  private static let mostSurfaces = 16

  /// Makes a context paint with copies of the picture, the first of which is in the corner of `bounds`. Returns `false`
  /// if there is no such picture.
  func set(in context: OpaquePointer, _ bounds: CGRect, opacity: Double) -> Bool {
    guard scale.isFinite, scale > 0, let surface = surface(opacity * self.opacity) else { return false }
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t(
      xx: 1 / scale, yx: 0, xy: 0, yy: 1 / scale, x0: -bounds.minX / scale, y0: -bounds.minY / scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  private func surface(_ opacity: Double) -> Surface? {
    let key = faded(to: opacity)
    if let known = Self.surfaces.first(where: { $0.picture == key }) { return known.surface }
    let texture =
      switch source {
      case .file(let path): Gtk.Texture(file: path)
      case .data(let data): Gtk.Texture(data)
      }
    guard let texture, let surface = Surface(texture, part: part, opacity: opacity) else { return nil }
    Self.surfaces.append((key, surface))
    if Self.surfaces.count > Self.mostSurfaces { Self.surfaces.removeFirst() }
    return surface
  }

  /// A surface with the pixels of a part of a texture.
  private final class Surface {
    let pointer: OpaquePointer

    @MainActor init?(_ texture: Gtk.Texture, part: CGRect, opacity: Double) {
      let whole = CGRect(x: 0, y: 0, width: texture.width, height: texture.height)
      let wanted = CGRect(
        x: part.minX * whole.width, y: part.minY * whole.height, width: part.width * whole.width,
        height: part.height * whole.height)
      let area = wanted.integral.intersection(whole)
      guard !area.isNull, area.width >= 1, area.height >= 1,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height)),
        let start = cairo_image_surface_get_data(surface)
      else { return nil }
      let (stride, pixels) = (Int(cairo_image_surface_get_stride(surface)), texture.pixels)
      cairo_surface_flush(surface)
      for row in 0..<Int(area.height) {
        let from = ((row + Int(area.minY)) * texture.width + Int(area.minX)) * 4
        for byte in 0..<Int(area.width) * 4 {
          start[row * stride + byte] = UInt8(min(max(Double(pixels[from + byte]) * opacity, 0), 255))
        }
      }
      cairo_surface_mark_dirty(surface)
      pointer = surface
    }

    deinit { cairo_surface_destroy(pointer) }
  }
}
