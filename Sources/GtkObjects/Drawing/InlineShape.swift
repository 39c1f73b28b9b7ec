import CGtk
import Foundation
import Graphics

/// A shape that a text shows in place of a character. Pango draws it through a function of the text's context.
final class InlineShape: Sendable {
  private enum Content {
    case symbol(String)
    case picture(InlinePicture)
  }

  private let content: Content
  /// The place, relative to the left end of the line.
  private let box: CGRect

  private init?(_ run: TextRun, symbolSide: Double) {
    if let picture = run.picture {
      content = .picture(picture)
      box = CGRect(origin: CGPoint(x: 0, y: -picture.size.height - picture.rise), size: picture.size)
    } else if let symbol = run.symbol {
      content = .symbol(symbol)
      let side = symbolSide * run.style.symbolScale
      box = CGRect(x: 0, y: -side * 0.84, width: side, height: side)
    } else {
      return nil
    }
  }

  /// Adds the symbols and the pictures of runs to the attributes of a text, and lets its context draw them.
  static func add(
    _ runs: [TextRun], to attributes: OpaquePointer?, of text: String, in context: OpaquePointer?,
    symbolSide: Double = 16
  ) {
    let characters = runs.flatMap { run in
      run.text.unicodeScalars.filter { $0 == TextRun.symbolCharacter }
        .map { _ in InlineShape(run, symbolSide: symbolSide) }
    }
    var shapes = characters[...]
    var place = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar == TextRun.symbolCharacter, let shape = shapes.popFirst(), let shape {
        shape.insert(into: attributes, place..<place + length)
      }
      place += length
    }
    pango_cairo_context_set_shape_renderer(
      context,
      { cairo, shape, isPath, _ in
        guard let cairo, let shape, isPath == 0, let data = shape.pointee.data else { return }
        Unmanaged<InlineShape>.fromOpaque(data).takeUnretainedValue().draw(in: cairo)
      }, nil, nil)
  }

  private func insert(into attributes: OpaquePointer?, _ bytes: Range<Int>) {
    func units(_ length: Double) -> Int32 { Int32(clamping: length * Double(PANGO_SCALE)) }
    var rect = PangoRectangle(x: 0, y: units(box.minY), width: units(box.width), height: units(box.height))
    // The attribute and each of its copies own a reference.
    let attribute = pango_attr_shape_new_with_data(
      &rect, &rect, Unmanaged.passRetained(self).toOpaque(),
      { data in
        data.map { Unmanaged<InlineShape>.fromOpaque($0).retain().toOpaque() }
      }, releaseCallback)
    guard let attribute else { return }
    attribute.pointee.start_index = guint(clamping: bytes.lowerBound)
    attribute.pointee.end_index = guint(clamping: bytes.upperBound)
    pango_attr_list_insert(attributes, attribute)  // The list takes ownership of the attribute.
  }

  /// Draws the shape at the current point, in the colour of the text.
  private func draw(in cairo: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 1.0)
    cairo_pattern_get_rgba(cairo_get_source(cairo), &red, &green, &blue, &alpha)
    var color = GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, x + box.minX, y + box.minY)
    switch content {
    case .symbol(let name): Self.draw(symbol: name, box.size, color, in: cairo)
    case .picture(let picture):
      if let own = picture.color {
        let text = color
        if gdk_rgba_parse(&color, own.css) == 0 { color = text }
      }
      switch picture.content {
      case .empty: break
      case .symbol(let name): Self.draw(symbol: name, box.size, color, in: cairo)
      case .data(let data):
        Gtk.CairoContext.draw(
          data, in: CGRect(origin: .zero, size: box.size), tint: picture.isShape ? color : nil, context: cairo)
      }
    }
  }

  private static func draw(symbol name: String, _ size: CGSize, _ color: GdkRGBA, in cairo: OpaquePointer) {
    guard Thread.isMainThread else {
      let symbol = Gtk.SymbolAppearance(name: name, symbol: SymbolCatalogue.symbol(named: name) ?? .missing)
      return symbol.paint(in: cairo, size: size, foreground: color, isMirrored: false) { _ in color }
    }
    // The pointers stay on this thread: the closure runs at once.
    let address = Int(bitPattern: cairo)
    MainActor.assumeIsolated {
      guard let cairo = OpaquePointer(bitPattern: address) else { return }
      SystemSymbols.appearance(of: name).paint(in: cairo, size: size, foreground: color, widget: nil)
    }
  }
}
