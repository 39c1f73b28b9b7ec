import CGtk
import Foundation
import Graphics

extension Gtk {
  /// Pixels in memory that a context draws into.
  package final class PictureSurface {
    private let surface: OpaquePointer
    /// The context that draws into the pixels.
    package let context: CairoContext

    /// Creates clear pixels, or returns `nil` if there is not enough memory.
    ///
    /// - Parameters:
    ///   - width: The number of pixels in a line.
    ///   - height: The number of lines.
    ///   - scale: The number of pixels for each point of the context.
    ///   - scheme: The appearance whose colours are drawn.
    package init?(width: Int, height: Int, scale: Double, _ scheme: ColorScheme) {
      guard width > 0, height > 0, scale.isFinite, scale > 0,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
      else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      cairo_surface_set_device_scale(surface, scale, scale)
      self.surface = surface
      context = CairoContext(
        scale: scale, colors: { GdkRGBA($0.resolved(in: scheme)) }, open: { cairo_create(surface) })
    }

    deinit {
      context.close()
      cairo_surface_destroy(surface)
    }

    /// The pixels as a file.
    package var png: Data {
      let box = Bytes()
      // Cairo calls back before the function returns, and the box lives until then.
      let pointer = Unmanaged.passUnretained(box).toOpaque()
      withExtendedLifetime(box) {
        _ = cairo_surface_write_to_png_stream(
          surface,
          { box, bytes, count in
            guard let box, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Bytes>.fromOpaque(box).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
      return box.data
    }

    private final class Bytes { var data = Data() }
  }
}

extension GdkRGBA {
  /// Creates a colour from its components.
  init(_ color: Color.Resolved) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}
