import CGtk

extension Gtk {
  /// A patch that draws a large picture, such as a photo, from a smaller copy if it is shown much smaller.
  ///
  /// GTK's renderers scale a picture again in each frame: a photo of 12 million pixels takes a tenth of a second. The
  /// copy is created once and belongs to the picture. It has at least twice the shown size, which is exact on displays
  /// with a scale of 2.
  @MainActor
  enum LargeTextures {
    private typealias Interface = UnsafeMutablePointer<GdkPaintableInterface>
    private static let key = "gtkbridge-smaller-textures"
    /// The maximum number of pixels of a picture that is not large.
    private static let largest = 512 * 512
    private static let draw = interface(of: gdk_texture_get_type())?.pointee.snapshot

    /// The copies of a picture, by the number of times that they halve its size.
    private final class Copies {
      var textures: [Int: Object] = [:]
    }

    /// Applies the patch on first access. The classes are never released.
    static let areScaledOnce: Void = {
      guard draw != nil else { return }
      // A class may share the interface with its superclass.
      for type in [gdk_texture_get_type(), gdk_memory_texture_get_type()] {
        interface(of: type)?.pointee.snapshot = { texture, snapshot, width, height in
          let (texture, snapshot) = (UInt(bitPattern: texture), UInt(bitPattern: snapshot))
          // Safe, because GTK paints on the main thread, which runs its main loop.
          MainActor.assumeIsolated {
            let (texture, snapshot) = (OpaquePointer(bitPattern: texture), OpaquePointer(bitPattern: snapshot))
            LargeTextures.paint(texture, into: snapshot, width, height)
          }
        }
      }
    }()

    private static func interface(of type: GType) -> Interface? {
      g_type_class_ref(type).flatMap { g_type_interface_peek($0, gdk_paintable_get_type()) }?
        .assumingMemoryBound(to: GdkPaintableInterface.self)
    }

    private static func paint(
      _ texture: OpaquePointer?, into snapshot: OpaquePointer?, _ width: Double, _ height: Double
    ) {
      let smaller = texture.flatMap { copy(of: $0, for: width, height) }
      draw?(smaller?.opaque ?? texture, snapshot, width, height)
    }

    private static func copy(of texture: OpaquePointer, for width: Double, _ height: Double) -> Object? {
      let (fullWidth, fullHeight) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
      guard Int(fullWidth) * Int(fullHeight) > largest, width >= 1, height >= 1 else { return nil }
      var halvings = 0
      func isEnough(_ length: Int32, _ shown: Double) -> Bool { Double(length >> Int32(halvings + 1)) >= shown * 2 }
      while isEnough(fullWidth, width), isEnough(fullHeight, height) { halvings += 1 }
      guard halvings > 0 else { return nil }
      let copies = copies(of: texture)
      if let known = copies.textures[halvings] { return known }
      let (smallWidth, smallHeight) = (fullWidth >> Int32(halvings), fullHeight >> Int32(halvings))
      let copy = makeCopy(of: texture, fullWidth, fullHeight, smallWidth, smallHeight)
      copies.textures[halvings] = copy
      return copy
    }

    private static func copies(of texture: OpaquePointer) -> Copies {
      let texture = Object(retaining: UnsafeMutableRawPointer(texture))
      if let known = texture.kept(as: key) as? Copies { return known }
      let copies = Copies()
      texture.keep(copies, as: key)
      return copies
    }

    private static func makeCopy(
      of texture: OpaquePointer, _ fullWidth: Int32, _ fullHeight: Int32, _ width: Int32, _ height: Int32
    ) -> Object? {
      guard let full = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, fullWidth, fullHeight),
        let small = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      else { return nil }
      defer {
        cairo_surface_destroy(full)
        cairo_surface_destroy(small)
      }
      guard let pixels = cairo_image_surface_get_data(full), let context = cairo_create(small) else { return nil }
      gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(full)))
      cairo_surface_mark_dirty(full)
      cairo_scale(context, Double(width) / Double(fullWidth), Double(height) / Double(fullHeight))
      cairo_set_source_surface(context, full, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      cairo_destroy(context)
      cairo_surface_flush(small)
      let stride = gsize(cairo_image_surface_get_stride(small))
      guard let data = cairo_image_surface_get_data(small), let bytes = g_bytes_new(data, stride * gsize(height)) else {
        return nil
      }
      defer { g_bytes_unref(bytes) }
      // A pixel of cairo is a number of the processor, with the alpha in its highest byte.
      let isBigEndian = Int(bigEndian: 1) == 1
      let format = isBigEndian ? GDK_MEMORY_A8R8G8B8_PREMULTIPLIED : GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
      return gdk_memory_texture_new(width, height, format, bytes, stride).map {
        Object(adopting: UnsafeMutableRawPointer($0))
      }
    }
  }
}
