import CGtk
import Foundation

/// A surface of cairo with the pixels of a part of a texture.
final class PixelSurface {
  let pointer: OpaquePointer
  /// The size in pixels.
  let size: CGSize

  /// - Parameter part: The part of the texture, from 0 to 1.
  @MainActor
  init?(_ texture: Gtk.Texture, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), opacity: Double = 1) {
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
    size = area.size
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Paints a part of a surface into a rectangle.
  ///
  /// - Parameters:
  ///   - part: The part, in whole pixels.
  ///   - density: The number of pixels for each point of a part that is repeated, or `nil` for one that is stretched.
  static func paint(
    _ part: CGRect, of surface: OpaquePointer, into target: CGRect, density: CGSize?, isPixelated: Bool,
    in context: OpaquePointer
  ) {
    // Smooth scaling must not include pixels outside the part.
    let surface = cairo_surface_create_for_rectangle(surface, part.minX, part.minY, part.width, part.height)
    defer { cairo_surface_destroy(surface) }
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    let scale = density ?? CGSize(width: part.width / target.width, height: part.height / target.height)
    var matrix = cairo_matrix_t(
      xx: scale.width, yx: 0, xy: 0, yy: scale.height, x0: -target.minX * scale.width, y0: -target.minY * scale.height)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, density == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_save(context)
    // Parts that meet inside a pixel must not let the background shine through.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_restore(context)
  }
}
