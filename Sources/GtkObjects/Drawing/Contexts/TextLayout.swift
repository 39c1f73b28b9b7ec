import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A text that is ready to be measured and drawn, on any thread.
  package final class TextLayout {
    /// The lines of a text.
    package struct Lines {
      package enum Alignment { case natural, left, center, right, justified }
      package enum Overflow {
        case wordWrapping, characterWrapping
        case truncating(head: Bool)
        case truncatingMiddle
      }

      package var alignment = Alignment.natural
      package var overflow = Overflow.wordWrapping
      /// The space between lines, in points.
      package var spacing = 0.0
      /// The height of lines as a multiple of the usual one, or 0.
      package var heightMultiple = 0.0
      /// The start of the first line of a paragraph, relative to the others.
      package var indent = 0.0

      package init() {}
    }

    private let layout: OpaquePointer
    private let effects: [TextEffect]

    /// Lays out a text, wrapped to a width and, if truncated, cut off at a height.
    package init(
      _ runs: [TextRun], _ lines: Lines = Lines(), width: Double? = nil, height: Double? = nil,
      colors: (Color) -> GdkRGBA
    ) {
      let font = DesktopFont.current
      let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
      pango_cairo_context_set_resolution(context, font.resolution)
      layout = pango_layout_new(context)
      g_object_unref(UnsafeMutableRawPointer(context))
      if let description = pango_font_description_from_string(font.name) {
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
      }
      pango_layout_set_markup(layout, runs.map { $0.drawn.markup(colors) }.joined(), -1)
      effects = TextEffect.all(of: runs)
      if runs.contains(where: { $0.picture != nil }) { Self.showPictures(of: runs, in: layout) }
      func units(_ points: Double) -> Int32 { Int32(clamping: max(points, 0) * Double(PANGO_SCALE)) }
      if let width, width.isFinite { pango_layout_set_width(layout, units(width)) }
      pango_layout_set_spacing(layout, units(lines.spacing))
      if lines.heightMultiple > 0 { pango_layout_set_line_spacing(layout, Float(lines.heightMultiple)) }
      pango_layout_set_indent(layout, lines.indent < 0 ? -units(-lines.indent) : units(lines.indent))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      switch lines.overflow {
      case .wordWrapping: break
      case .characterWrapping: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
      case .truncating(let isHead):
        pango_layout_set_ellipsize(layout, isHead ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_END)
      case .truncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
      }
      if let height, height.isFinite { pango_layout_set_height(layout, units(height)) }
      setAlignment(lines.alignment)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    private func setAlignment(_ alignment: Lines.Alignment) {
      // Pango mirrors the alignment of paragraphs that are written from right to left.
      let isRightToLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
      switch alignment {
      case .natural: break
      case .left: pango_layout_set_alignment(layout, isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
      case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
      case .right: pango_layout_set_alignment(layout, isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
      case .justified: pango_layout_set_justify(layout, 1)
      }
    }

    /// The size of the lines, in points.
    package var size: CGSize {
      var (width, height) = (Int32(0), Int32(0))
      pango_layout_get_size(layout, &width, &height)
      return CGSize(width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
    }

    /// The distance of the first line's baseline from the top.
    package var baseline: Double { Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE) }

    /// The distance from the baseline of the first line up to the highest point of its ink.
    package var inkAscent: Double {
      var ink = PangoRectangle()
      pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, nil)
      return -Double(ink.y) / Double(PANGO_SCALE)
    }

    /// Draws the text in a colour, except for runs with a colour of their own.
    package func draw(in context: CairoContext, at point: CGPoint, _ color: Color) {
      guard point.x.isFinite, point.y.isFinite else { return }
      var rgba = context.rgba(color)
      gdk_cairo_set_source_rgba(context.pointer, &rgba)
      // The matrix may have changed since the text was laid out.
      pango_cairo_update_layout(context.pointer, layout)
      for effect in effects { effect.drawShadow(of: layout, in: context, at: point, color) }
      gdk_cairo_set_source_rgba(context.pointer, &rgba)
      cairo_move_to(context.pointer, point.x, point.y)
      pango_cairo_show_layout(context.pointer, layout)
      Self.forgetOpacity(in: context.pointer)
      cairo_new_path(context.pointer)
      for effect in effects { effect.stroke(layout, in: context, at: point, color) }
    }

    /// Resets the opacity of the last run. Pango draws all texts of the program with one object, which would keep the
    /// opacity for GTK's labels.
    private static func forgetOpacity(in context: OpaquePointer?) {
      guard let context, let plain = pango_cairo_create_layout(context) else { return }
      pango_layout_set_text(plain, " ", -1)
      pango_cairo_show_layout(context, plain)
      g_object_unref(UnsafeMutableRawPointer(plain))
    }

    private static func showPictures(of runs: [TextRun], in layout: OpaquePointer) {
      let attributes = pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) } ?? pango_attr_list_new()
      let text = pango_layout_get_text(layout).map { String(cString: $0) } ?? ""
      InlineShape.add(runs, to: attributes, of: text, in: pango_layout_get_context(layout))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
  }
}

extension Gtk.CairoContext {
  /// Lays out a text in the context's colours.
  package func layOut(
    _ runs: [TextRun], _ lines: Gtk.TextLayout.Lines, width: Double?, height: Double?
  ) -> Gtk.TextLayout {
    Gtk.TextLayout(runs, lines, width: width, height: height, colors: rgba)
  }
}

extension Gtk.TextLayout {
  /// Lays out a text in order to measure it.
  package convenience init(measuring runs: [TextRun], _ lines: Lines, width: Double?, height: Double?) {
    self.init(runs, lines, width: width, height: height) { _ in GdkRGBA() }
  }
}

extension TextRun {
  /// The run as text without interaction: a link is underlined in the accent colour. Letters that are empty inside are
  /// clear.
  fileprivate var drawn: TextRun {
    guard style.details.link != nil || style.details.stroke != nil else { return self }
    var run = self
    if style.details.link != nil {
      run.style.details.link = nil
      run.style.color = style.color ?? .accentColor
      run.style.details.underline = style.details.underline ?? TextLine()
    }
    if let stroke = style.details.stroke, stroke.width > 0 { run.style.color = .clear }
    return run
  }
}
