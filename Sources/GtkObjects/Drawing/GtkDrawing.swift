import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A drawing context (cairo), which is valid only during one drawing pass.
  @MainActor
  package struct Drawing {
    let context: OpaquePointer
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The size of the drawing area in points.
    package let size: CGSize

    package init(context: OpaquePointer, widget: UnsafeMutablePointer<GtkWidget>, size: CGSize) {
      self.context = context
      self.widget = widget
      self.size = size
    }

    /// Indicates whether the text direction is right to left.
    package var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// The number of pixels for each point.
    package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

    // MARK: Paths

    /// Fills a path. A gradient extends over `bounds`, or else over the bounds of the path.
    package func fill(
      _ path: Path, _ paint: _Paint, in bounds: CGRect? = nil, evenOdd: Bool = false, opacity: Double = 1
    ) {
      guard path.trace(in: context) else { return }
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      paint.set(in: context, bounds ?? path.boundingRect, for: widget, opacity: opacity)
      cairo_fill(context)
    }

    /// Strokes a path. A gradient extends over `bounds`, or else over the bounds of the path.
    package func stroke(
      _ path: Path, _ paint: _Paint, _ style: StrokeStyle, in bounds: CGRect? = nil, opacity: Double = 1
    ) {
      guard path.trace(in: context), style.set(in: context) else { return }
      paint.set(in: context, bounds ?? path.boundingRect, for: widget, opacity: opacity)
      cairo_stroke(context)
    }

    /// Clips drawing to `path` until ``restore()``.
    package func clip(to path: Path, evenOdd: Bool = false) {
      _ = path.trace(in: context)
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
    }

    // MARK: Text

    /// A text that is ready to be measured and drawn.
    @MainActor
    package final class LaidOutText {
      private let layout: Object
      /// The size of the text in points.
      package let size: CGSize

      /// Lays out a text in the given font, or else in the widget's own font, wrapped to `width`.
      fileprivate init(_ text: String, font: Font?, width: Double?, for widget: UnsafeMutablePointer<GtkWidget>) {
        let pointer: OpaquePointer = gtk_widget_create_pango_layout(widget, text)
        layout = Object(adopting: UnsafeMutableRawPointer(pointer))
        if let font, let own = pango_context_get_font_description(gtk_widget_get_pango_context(widget)),
          let description = pango_font_description_copy(own)
        {
          font.apply(to: description)
          pango_layout_set_font_description(pointer, description)
          pango_font_description_free(description)
        }
        if let width, width.isFinite {
          pango_layout_set_width(layout.opaque, Int32(clamping: max(width, 0) * Double(PANGO_SCALE)))
        }
        var (pixelWidth, pixelHeight): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout.opaque, &pixelWidth, &pixelHeight)
        size = CGSize(width: Double(pixelWidth), height: Double(pixelHeight))
      }

      fileprivate func show(in context: OpaquePointer) { pango_cairo_show_layout(context, layout.opaque) }
    }

    /// Lays out a text in the given font, or else in the widget's own font, wrapped to `width`.
    package func layOut(_ text: String, font: Font?, width: Double?) -> LaidOutText {
      LaidOutText(text, font: font, width: width, for: widget)
    }

    /// Draws a text. A gradient extends over `bounds`, or else over the text.
    package func draw(
      _ text: LaidOutText, at point: CGPoint, _ paint: _Paint, in bounds: CGRect? = nil, opacity: Double = 1
    ) {
      guard point.x.isFinite, point.y.isFinite else { return }
      paint.set(in: context, bounds ?? CGRect(origin: point, size: text.size), for: widget, opacity: opacity)
      cairo_move_to(context, point.x, point.y)
      text.show(in: context)
      cairo_new_path(context)
    }

    // MARK: State

    package func save() { cairo_save(context) }
    package func restore() { cairo_restore(context) }

    package func translate(x: Double, y: Double) { if x.isFinite, y.isFinite { cairo_translate(context, x, y) } }

    package func rotate(by angle: Angle) { if angle.radians.isFinite { cairo_rotate(context, angle.radians) } }

    /// Scales the context. A factor of 0 would put the context into an error state and is ignored.
    package func scale(x: Double, y: Double) {
      if x.isFinite, y.isFinite, x != 0, y != 0 { cairo_scale(context, x, y) }
    }
  }
}

extension Gtk.Widget {
  /// Returns the size of a text in points, in the given font or else in the widget's own, without additional line
  /// breaks.
  package func size(ofText text: String, font: Font?) -> CGSize {
    Gtk.Drawing.LaidOutText(text, font: font, width: nil, for: widget).size
  }
}
