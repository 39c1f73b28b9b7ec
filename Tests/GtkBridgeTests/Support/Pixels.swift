import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

/// The colour of a pixel, from 0 to 255, not premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)
  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)

  var description: String { "\(red) \(green) \(blue) \(alpha)" }

  /// Indicates whether no component differs by more than rounding.
  func isNear(_ other: Pixel, by difference: Int = 4) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy {
      abs($0 - $1) <= difference
    }
  }
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

extension TestScreen {
  /// Returns the colours at some points of the screen, whose background is not drawn.
  func pixels(at points: [(x: Int, y: Int)]) throws -> [Pixel] {
    layOut()
    return try root.pixels(at: points)
  }
}

extension Gtk.Widget {
  /// Returns the colours at some points of the widget, which are clear outside of it.
  @MainActor
  func pixels(at points: [(x: Int, y: Int)]) throws -> [Pixel] {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    let paintable = try #require(gtk_widget_paintable_new(widget))
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = try #require(gtk_snapshot_new())
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gsk_render_node_draw(node, context)
      gsk_render_node_unref(node)
    }
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let data = try #require(cairo_image_surface_get_data(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    return points.map { x, y in
      guard (0..<Int(width)).contains(x), (0..<Int(height)).contains(y) else { return .clear }
      let pixel = data + y * stride + x * 4
      let alpha = Int(pixel[3])
      func part(_ index: Int) -> Int { alpha == 0 ? 0 : Int(pixel[index]) * 255 / alpha }
      return Pixel(part(2), part(1), part(0), alpha)
    }
  }
}

/// Expects colours at some points of a view on a screen that is 100 points wide and high.
@MainActor
func expect<Content: View>(
  _ expected: [(x: Int, y: Int, Pixel)], by difference: Int = 4,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder in content: () -> Content
) throws {
  let found = try TestScreen(width: 100, height: 100, content).pixels(at: expected.map { ($0.x, $0.y) })
  for (place, pixel) in zip(expected, found) {
    #expect(
      pixel.isNear(place.2, by: difference), "at \(place.x), \(place.y): \(pixel) in place of \(place.2)",
      sourceLocation: sourceLocation)
  }
}
