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

  /// A picture in its place in another one, in pixels from the top left.
  package struct PictureLayer: Sendable {
    let data: Data
    let place: CGRect
    let isSmooth: Bool

    package init(data: Data, place: CGRect, isSmooth: Bool) {
      (self.data, self.place, self.isSmooth) = (data, place, isSmooth)
    }
  }

  /// Returns the PNG of pictures drawn over each other, or `nil` if there is no memory for it. May be called on any
  /// thread.
  package nonisolated static func joinedPicture(of layers: [PictureLayer], width: Int, height: Int) -> Data? {
    let (width, height) = (Int32(clamping: width), Int32(clamping: height))
    guard let joined = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, width, height) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(joined)) }
    gdk_pixbuf_fill(joined, 0)
    let whole = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    for layer in layers {
      let visible = layer.place.integral.intersection(whole)
      guard !visible.isNull, !visible.isEmpty else { continue }
      withPixels(of: layer.data) { pixels in
        gdk_pixbuf_composite(
          pixels, joined, Int32(visible.minX), Int32(visible.minY), Int32(visible.width), Int32(visible.height),
          layer.place.minX, layer.place.minY, layer.place.width / Double(gdk_pixbuf_get_width(pixels)),
          layer.place.height / Double(gdk_pixbuf_get_height(pixels)),
          layer.isSmooth ? GDK_INTERP_BILINEAR : GDK_INTERP_NEAREST, 255)
      }
    }
    return encoded(joined, type: "png", quality: nil)
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

  private nonisolated static func withPixels<Result>(of data: Data, _ use: (OpaquePointer) -> Result) -> Result? {
    guard !data.isEmpty else { return nil }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    guard let pixels = gdk_pixbuf_new_from_stream(stream, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    return use(pixels)
  }
}
