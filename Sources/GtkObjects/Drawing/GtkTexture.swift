import CGtk
import Foundation

extension Gtk {
  /// An image in memory (GdkTexture).
  package final class Texture: Object {
    /// Decodes an image in a format that GTK supports by itself: PNG, JPEG or TIFF. Returns `nil` for other data.
    package convenience init?(_ data: Data) {
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
      self.init(adopting: UnsafeMutableRawPointer(texture))
    }

    /// Reads an image from a file. Returns `nil` if it is not readable.
    package convenience init?(file path: String) {
      guard let texture = gdk_texture_new_from_filename(path, nil) else { return nil }
      self.init(adopting: UnsafeMutableRawPointer(texture))
    }

    package var width: Int { Int(gdk_texture_get_width(opaque)) }
    package var height: Int { Int(gdk_texture_get_height(opaque)) }

    /// The pixels, row by row, with four bytes each: blue, green, red and alpha; the colours are premultiplied.
    package var pixels: [UInt8] {
      [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        gdk_texture_download(opaque, start, gsize(width * 4))
        count = width * height * 4
      }
    }

    package var png: Data { Self.png(of: opaque) }

    nonisolated static func png(of texture: OpaquePointer) -> Data {
      guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return Data() }
      defer { g_bytes_unref(bytes) }
      var size: gsize = 0
      guard let start = g_bytes_get_data(bytes, &size) else { return Data() }
      return Data(bytes: start, count: Int(size))
    }
  }
}
