import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A PDF file into which a context draws page after page.
  package final class PageSurface {
    private let surface: OpaquePointer
    private let bytes = Bytes()
    /// The context that draws on the current page. Its unit is a point.
    package let context: CairoContext

    private final class Bytes { var data = Data() }

    /// Creates a file without pages. The size of its pages is in points.
    package init?(size: CGSize) {
      let write: cairo_write_func_t = { box, bytes, count in
        guard let box, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Bytes>.fromOpaque(box).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }
      // The surface writes only while it exists, which is as long as this object, the owner of the bytes.
      let box = Unmanaged.passUnretained(bytes).toOpaque()
      guard let surface = cairo_pdf_surface_create_for_stream(write, box, size.width, size.height) else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.surface = surface
      context = CairoContext(scale: 1, colors: { GdkRGBA($0.resolved(in: .light)) }, open: { cairo_create(surface) })
    }

    deinit {
      context.close()
      cairo_surface_destroy(surface)
    }

    /// Sets the title or the author of the file.
    package func set(title: String?, author: String?) {
      if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
      if let author { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, author) }
    }

    /// Sets the size of the page, on which nothing has been drawn yet.
    package func setSize(_ size: CGSize) { cairo_pdf_surface_set_size(surface, size.width, size.height) }

    /// Ends the current page.
    package func endPage() { cairo_surface_show_page(surface) }

    /// Ends the file and returns it.
    package func finish() -> Data {
      context.close()
      cairo_surface_finish(surface)
      return bytes.data
    }
  }
}
