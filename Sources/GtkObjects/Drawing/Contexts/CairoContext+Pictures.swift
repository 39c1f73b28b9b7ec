import CGtk
import Foundation
import Graphics

extension Gtk.CairoContext {
  /// Draws the picture of a file's data into a rectangle.
  ///
  /// - Parameters:
  ///   - isFlipped: Indicates whether the picture's top is at the end of the rectangle's height.
  ///   - tint: The colour of a picture that is a shape, or `nil` for its own colours.
  package func draw(
    picture data: Data, in rect: CGRect, isFlipped: Bool = false, isSmooth: Bool = true, opacity: Double = 1,
    tint: Color? = nil
  ) {
    Self.draw(
      data, in: rect, isFlipped: isFlipped, isSmooth: isSmooth, opacity: opacity, tint: tint.map(rgba), context: context
    )
  }

  /// Draws the picture of a file's data into a rectangle, which it fills according to rules.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points.
  ///   - tint: The colour of a picture that is a shape, or `nil` for its own colours.
  package func draw(
    picture data: Data, in rect: CGRect, size: CGSize, by filling: PictureFilling, opacity: Double = 1, tint: Color?
  ) {
    guard graphene_rect_t(rect) != nil, size.width > 0, size.height > 0,
      let surface = DecodedPictures.current.surface(of: data)
    else { return }
    let pixels = CGSize(
      width: Double(cairo_image_surface_get_width(surface)), height: Double(cairo_image_surface_get_height(surface)))
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_push_group(context)
    filling.paint(surface, pixels, size: size, in: rect.size, context)
    let picture = cairo_pop_group(context)
    if var tint = tint.map(rgba) {
      tint.alpha *= Float(Self.share(opacity))
      gdk_cairo_set_source_rgba(context, &tint)
      cairo_mask(context, picture)
    } else {
      cairo_set_source(context, picture)
      cairo_paint_with_alpha(context, Self.share(opacity))
    }
    cairo_pattern_destroy(picture)
    cairo_restore(context)
  }

  static func draw(
    _ data: Data, in rect: CGRect, isFlipped: Bool = false, isSmooth: Bool = true, opacity: Double = 1, tint: GdkRGBA?,
    context: OpaquePointer
  ) {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite), rect.width > 0, rect.height > 0 else { return }
    guard let surface = DecodedPictures.current.surface(of: data) else { return }
    let (width, height) = (
      Double(cairo_image_surface_get_width(surface)), Double(cairo_image_surface_get_height(surface))
    )
    cairo_save(context)
    cairo_translate(context, rect.minX, isFlipped ? rect.maxY : rect.minY)
    cairo_scale(context, rect.width / width, (isFlipped ? -1 : 1) * rect.height / height)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_clip(context)
    if var tint {
      tint.alpha *= Float(Self.share(opacity))
      gdk_cairo_set_source_rgba(context, &tint)
      cairo_mask_surface(context, surface, 0, 0)
    } else {
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(context), isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      // The edges of an enlarged picture are as opaque as the rest of it.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(context, Self.share(opacity))
    }
    cairo_restore(context)
  }

  /// Draws a symbol into a rectangle.
  package func draw(_ symbol: Gtk.SymbolAppearance, in rect: CGRect, _ color: Color, opacity: Double = 1) {
    guard graphene_rect_t(rect) != nil else { return }
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    var foreground = rgba(color)
    foreground.alpha *= Float(Self.share(opacity))
    symbol.paint(in: context, size: rect.size, foreground: foreground, isMirrored: false, rgba)
    cairo_restore(context)
  }
}

/// The pictures that a thread drew last, so that a view that draws the same picture in each frame does not read it
/// again.
private final class DecodedPictures {
  private var known: [(data: Data, surface: OpaquePointer)] = []
  private static let most = 16
  private static let key = "GtkBridge.DecodedPictures"

  static var current: DecodedPictures {
    let values = Thread.current.threadDictionary
    if let pictures = values[key] as? DecodedPictures { return pictures }
    let pictures = DecodedPictures()
    values[key] = pictures
    return pictures
  }

  deinit { for (_, surface) in known { cairo_surface_destroy(surface) } }

  func surface(of data: Data) -> OpaquePointer? {
    if let found = known.first(where: { $0.data == data }) { return found.surface }
    guard let surface = Gtk.surface(of: data) else { return nil }
    known.append((data, surface))
    if known.count > Self.most { cairo_surface_destroy(known.removeFirst().surface) }
    return surface
  }
}
