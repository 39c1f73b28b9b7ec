import CGtk
import Foundation

extension Gtk {
  /// An image in memory (GdkTexture).
  package final class Texture: Object {
    /// Decodes an image, in the orientation that its file asks for. Returns `nil` for data that are no image.
    package convenience init?(_ data: Data) {
      _ = LargeTextures.areScaledOnce
      if Self.needsPixels(data) {
        guard let texture = Gtk.withPixels(of: data, Self.texture) ?? nil else { return nil }
        self.init(adopting: UnsafeMutableRawPointer(texture))
        return
      }
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
      self.init(adopting: UnsafeMutableRawPointer(texture))
    }

    /// Reads an image from a file. Returns `nil` if it is not readable.
    package convenience init?(file path: String) {
      _ = LargeTextures.areScaledOnce
      if Self.needsPixels(path) {
        self.init((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data())
      } else {
        guard let texture = gdk_texture_new_from_filename(path, nil) else { return nil }
        self.init(adopting: UnsafeMutableRawPointer(texture))
      }
    }

    /// Returns the image of a file, which all views share, or `nil` if it is not readable.
    package static func shared(file path: String) -> Texture? { SharedTextures.texture(file: path) }

    /// Returns whether GTK's own reader is not sufficient for a file.
    private static func needsPixels(_ path: String) -> Bool { beginning(of: path).map(needsPixels) == true }

    /// Returns whether a file contains pixels, or must be drawn at a fixed size: a PNG, a JPEG or a PDF.
    static func isPixels(_ path: String) -> Bool {
      beginning(of: path).map { needsPixels($0) || $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) } == true
    }

    private static func beginning(of path: String) -> Data? {
      guard let file = FileHandle(forReadingAtPath: path) else { return nil }
      defer { try? file.close() }
      return try? file.read(upToCount: 4)
    }

    /// Returns whether data are a JPEG, whose orientation GTK's own reader ignores, or a PDF, which GTK cannot read.
    private static func needsPixels(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8]) || Gtk.isPDF(data) }

    private nonisolated static func texture(_ pixels: OpaquePointer) -> OpaquePointer? {
      guard let bytes = gdk_pixbuf_read_pixel_bytes(pixels) else { return nil }
      defer { g_bytes_unref(bytes) }
      return gdk_memory_texture_new(
        gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels),
        gdk_pixbuf_get_has_alpha(pixels) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, bytes,
        gsize(gdk_pixbuf_get_rowstride(pixels)))
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
