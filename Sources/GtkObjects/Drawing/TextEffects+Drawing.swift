import CGtk
import Foundation
import Graphics

/// A part of a text with an outline or a shadow, which Pango does not draw.
struct TextEffect {
  /// The bytes of the text.
  let bytes: Range<Int>
  let style: TextRunStyle

  /// The parts of runs that have an outline or a shadow.
  static func all(of runs: [TextRun]) -> [TextEffect] {
    var place = 0
    return runs.compactMap { run in
      let length = LongWord.shown(run.text).utf8.count
      defer { place += length }
      guard run.style.details.stroke != nil || run.style.details.shadow != nil else { return nil }
      return TextEffect(bytes: place..<place + length, style: run.style)
    }
  }

  /// Indicates whether the letters are empty inside.
  var isHollow: Bool { style.details.stroke.map { $0.width > 0 } ?? false }

  /// Draws the shadow, and the letters above it.
  func drawShadow(of layout: OpaquePointer, in context: Gtk.CairoContext, at point: CGPoint, _ color: Color) {
    guard let shadow = style.details.shadow else { return }
    let look = Gtk.CairoContext.Shadow(color: shadow.color, x: shadow.x, y: shadow.y, radius: shadow.radius)
    context.draw(with: look) { inner in
      if isHollow { return stroke(layout, in: inner, at: point, color) }
      forEachRun(of: layout) { run, size, x, y in
        trace(run, in: inner, at: CGPoint(x: point.x + x, y: point.y + y))
      }
      var rgba = inner.rgba(style.color ?? color)
      gdk_cairo_set_source_rgba(inner.pointer, &rgba)
      cairo_fill(inner.pointer)
    }
  }

  /// Draws the outline.
  func stroke(_ layout: OpaquePointer, in context: Gtk.CairoContext, at point: CGPoint, _ color: Color) {
    guard let stroke = style.details.stroke, stroke.width != 0, stroke.width.isFinite else { return }
    var rgba = context.rgba(stroke.color ?? style.color ?? color)
    gdk_cairo_set_source_rgba(context.pointer, &rgba)
    cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_ROUND)
    forEachRun(of: layout) { run, size, x, y in
      trace(run, in: context, at: CGPoint(x: point.x + x, y: point.y + y))
      cairo_set_line_width(context.pointer, abs(stroke.width) / 100 * size)
      cairo_stroke(context.pointer)
    }
  }

  private typealias Run = UnsafeMutablePointer<PangoLayoutRun>

  private func trace(_ run: Run, in context: Gtk.CairoContext, at point: CGPoint) {
    cairo_move_to(context.pointer, point.x, point.y)
    pango_cairo_glyph_string_path(context.pointer, run.pointee.item.pointee.analysis.font, run.pointee.glyphs)
  }

  /// Calls `body` with each piece of the part, the size of its font in pixels, and the left end of its baseline.
  private func forEachRun(of layout: OpaquePointer, _ body: (Run, Double, Double, Double) -> Void) {
    guard let pieces = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(pieces) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(pieces), let item = run.pointee.item,
        bytes.contains(Int(item.pointee.offset))
      else { continue }
      var rect = PangoRectangle()
      pango_layout_iter_get_run_extents(pieces, nil, &rect)
      var size = 0.0
      if let description = pango_font_describe_with_absolute_size(item.pointee.analysis.font) {
        size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        pango_font_description_free(description)
      }
      body(
        run, size, Double(rect.x) / Double(PANGO_SCALE),
        Double(pango_layout_iter_get_run_baseline(pieces)) / Double(PANGO_SCALE))
    } while pango_layout_iter_next_run(pieces) != 0
  }
}
