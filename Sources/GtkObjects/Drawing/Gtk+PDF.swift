import CGtk
import CPoppler
import Foundation
import Graphics

extension Gtk {
  /// Returns whether data are a PDF file.
  nonisolated static func isPDF(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) }

  /// Draws the first page of a PDF file, with ``PictureVariants/pixelsPerPoint`` pixels for each point. Returns `nil`
  /// for other data, and without Poppler, which is logged once.
  nonisolated static func withPixels<Result>(ofPDF data: Data, _ use: (OpaquePointer) -> Result) -> Result? {
    guard gtkbridge_has_poppler() else {
      reportMissingPoppler
      return nil
    }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let bytes, let page = gtkbridge_pdf_page(UnsafeMutableRawPointer(bytes)) else { return nil }
    defer { g_object_unref(page) }
    var (width, height) = (0.0, 0.0)
    gtkbridge_pdf_page_size(page, &width, &height)
    let scale = Double(PictureVariants.pixelsPerPoint)
    let pixels = (width: (width * scale).rounded(.up), height: (height * scale).rounded(.up))
    guard (1...32_767).contains(pixels.width), (1...32_767).contains(pixels.height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    cairo_scale(context, scale, scale)
    gtkbridge_pdf_page_draw(page, UnsafeMutableRawPointer(context))
    cairo_destroy(context)
    guard let picture = gdk_pixbuf_get_from_surface(surface, 0, 0, Int32(pixels.width), Int32(pixels.height)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    return use(picture)
  }

  /// Evaluated once.
  private nonisolated static let reportMissingPoppler: Void = gtkbridge_warning(
    "PDF pictures are not shown: Poppler (libpoppler-glib) is not installed.")
}
