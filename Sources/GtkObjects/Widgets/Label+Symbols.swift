import CGtk
import Foundation
import Graphics

extension Gtk.Label {
  /// Shows the symbols of runs in place of the characters that stand for them, and names the label by their names.
  func showSymbols(of runs: [TextRun]) {
    SymbolShapes.prepare(widget)
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    var names = runs.filter { $0.symbol != nil }[...]
    var place = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar == TextRun.symbolCharacter, let run = names.popFirst(), let name = run.symbol {
        let side = symbolSide * run.style.symbolScale
        let size = Int32(clamping: side * Double(PANGO_SCALE))
        var box = PangoRectangle(
          x: 0, y: -Int32(clamping: side * 0.84 * Double(PANGO_SCALE)), width: size, height: size)
        let data = SymbolShapes.data(of: name)
        if let attribute = pango_attr_shape_new_with_data(&box, &box, data, nil, nil) {
          attribute.pointee.start_index = guint(clamping: place)
          attribute.pointee.end_index = guint(clamping: place + length)
          pango_attr_list_insert(attributes, attribute)  // The list takes ownership of the attribute.
        }
      }
      place += length
    }
    gtk_label_set_attributes(opaque, attributes)
    setAccessibleLabel(
      runs.map { $0.symbol.map { $0.split(separator: ".").joined(separator: " ") } ?? $0.text }.joined())
  }
}

/// The symbols within texts, which Pango draws through a function of the text's context.
@MainActor
private enum SymbolShapes {
  /// The names of all symbols that have been in a text. A shape knows the number of its symbol.
  private static var names: [String] = []
  private static let key = "gtkbridge-symbol-shapes"

  static func data(of name: String) -> UnsafeMutableRawPointer? {
    if !names.contains(name) { names.append(name) }
    return names.firstIndex(of: name).flatMap { UnsafeMutableRawPointer(bitPattern: $0 + 1) }
  }

  /// Lets the context of a widget draw symbols.
  static func prepare(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard let context = gtk_widget_get_pango_context(widget) else { return }
    pango_cairo_context_set_shape_renderer(
      context,
      { cairo, shape, isPath, _ in
        guard let cairo, let shape, isPath == 0 else { return }
        // Safe, because GTK paints on the main thread, which runs its main loop.
        MainActor.assumeIsolated { SymbolShapes.draw(shape, in: cairo) }
      }, nil, nil)
  }

  private static func draw(_ shape: UnsafeMutablePointer<PangoAttrShape>, in cairo: OpaquePointer) {
    let number = Int(bitPattern: shape.pointee.data)
    guard names.indices.contains(number - 1) else { return }
    let box = shape.pointee.ink_rect
    func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 1.0)
    cairo_pattern_get_rgba(cairo_get_source(cairo), &red, &green, &blue, &alpha)
    cairo_save(cairo)
    cairo_translate(cairo, x + pixels(box.x), y + pixels(box.y))
    SystemSymbols.appearance(of: names[number - 1]).paint(
      in: cairo, size: CGSize(width: pixels(box.width), height: pixels(box.height)),
      foreground: GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)), widget: nil)
    cairo_restore(cairo)
  }
}
