import CGtk
import Foundation

extension Gtk {
  /// Returns the size of a picture in pixels, or `nil` if the data are no picture. May be called on any thread.
  package nonisolated static func pictureSize(of data: Data) -> (width: Double, height: Double)? {
    withPixels(of: data) { pixels in
      (Double(gdk_pixbuf_get_width(pixels)), Double(gdk_pixbuf_get_height(pixels)))
    }
  }

  /// Returns a picture in another format, or `nil` if the data are no picture. May be called on any thread.
  package nonisolated static func encodedPicture(_ data: Data, type: String, quality: Int?) -> Data? {
    withPixels(of: data) { encoded($0, type: type, quality: quality) } ?? nil
  }

  /// Returns a picture turned clockwise by up to three quarters and then perhaps mirrored from left to right, as PNG, or `nil` if the
  /// data are no picture. May be called on any thread.
  package nonisolated static func turnedPicture(_ data: Data, quarters: Int, isMirrored: Bool) -> Data? {
    withPixels(of: data) { pixels in
      let rotation = [
        GDK_PIXBUF_ROTATE_NONE, GDK_PIXBUF_ROTATE_CLOCKWISE, GDK_PIXBUF_ROTATE_UPSIDEDOWN,
        GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE,
      ][quarters]
      guard let turned = gdk_pixbuf_rotate_simple(pixels, rotation) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
      guard isMirrored else { return encoded(turned, type: "png", quality: nil) }
      guard let mirrored = gdk_pixbuf_flip(turned, 1) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(mirrored)) }
      return encoded(mirrored, type: "png", quality: nil)
    } ?? nil
  }

  /// Returns a picture in another size in pixels, as PNG, or `nil` if the data are no picture or the size is empty. May be called on
  /// any thread.
  package nonisolated static func scaledPicture(_ data: Data, width: Int, height: Int) -> Data? {
    guard let width = Int32(exactly: width), let height = Int32(exactly: height), width > 0, height > 0 else {
      return nil
    }
    return withPixels(of: data) { pixels in
      guard let scaled = gdk_pixbuf_scale_simple(pixels, width, height, GDK_INTERP_BILINEAR) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
      return encoded(scaled, type: "png", quality: nil)
    } ?? nil
  }

  /// Returns a picture as a surface of cairo, which the caller owns, or `nil` if the data are no picture. May be called on
  /// any thread.
  nonisolated static func surface(of data: Data) -> OpaquePointer? {
    withPixels(of: data) { pixels in
      let (width, height) = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
      let context = cairo_create(surface)
      gdk_cairo_set_source_pixbuf(context, pixels, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
      return surface
    } ?? nil
  }

  private nonisolated static func encoded(_ pixels: OpaquePointer, type: String, quality: Int?) -> Data? {
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    var keys = [quality == nil ? nil : strdup("quality"), nil]
    var values = [quality.map { strdup("\($0)") } ?? nil, nil]
    defer { for string in keys + values { free(string) } }
    guard gdk_pixbuf_save_to_bufferv(pixels, &buffer, &size, type, &keys, &values, nil) != 0, let buffer else {
      return nil
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }

  /// Calls `use` with the pixels of a picture in the orientation that its file asks for.
  nonisolated static func withPixels<Result>(of data: Data, _ use: (OpaquePointer) -> Result) -> Result? {
    guard !data.isEmpty else { return nil }
    if isPDF(data) { return withPixels(ofPDF: data, use) }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    guard let stored = gdk_pixbuf_new_from_stream(stream, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(stored)) }
    guard let pixels = gdk_pixbuf_apply_embedded_orientation(stored) else { return use(stored) }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    return use(pixels)
  }
}
