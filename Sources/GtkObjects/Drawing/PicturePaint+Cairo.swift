import CGtk
import Foundation
import Graphics

@MainActor
extension _PicturePaint {
  /// The surfaces of the pictures that were drawn most recently.
  private static var surfaces: [(picture: _PicturePaint, surface: PixelSurface)] = []
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

  private func surface(_ opacity: Double) -> PixelSurface? {
    let key = faded(to: opacity)
    if let known = Self.surfaces.first(where: { $0.picture == key }) { return known.surface }
    let texture =
      switch source {
      case .file(let path): Gtk.Texture.shared(file: path)
      case .data(let data): Gtk.Texture(data)
      }
    guard let texture, let surface = PixelSurface(texture, part: part, opacity: opacity) else { return nil }
    Self.surfaces.append((key, surface))
    if Self.surfaces.count > Self.mostSurfaces { Self.surfaces.removeFirst() }
    return surface
  }
}
