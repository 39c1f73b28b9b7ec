import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A symbol and the way it is painted.
  package struct SymbolAppearance: Equatable {
    package enum Rendering: Equatable {
      /// One colour for all layers.
      case monochrome
      /// One colour, with an opacity for each layer.
      case hierarchical
      /// A colour for each layer. The last one is used for all further layers.
      case palette([Color])
      /// The symbol's own colours.
      case multicolor
    }

    package var name: String
    package var symbol: Symbol
    /// A picture in place of the symbol.
    package var picture: PaintedPicture?
    /// The size in points, or `nil` for that of the grid on which symbols are drawn.
    package var size: CGSize?
    package var weight = Font.Weight.regular
    package var rendering = Rendering.monochrome
    /// The part of the marks that is shown in full, from 0 to 1; the others are faint.
    package var value: Double?
    /// Indicates whether the symbol is mirrored where the text direction is right to left.
    package var followsTextDirection = false

    package init(name: String, symbol: Symbol) {
      self.name = name
      self.symbol = symbol
    }

    /// The opacities of the layers in hierarchical rendering, from the primary one on.
    fileprivate static let opacities: [Float] = [1, 0.5, 0.3]
    /// The opacity of the marks beyond the value.
    fileprivate static let faint: Float = 0.3

    /// Paints the symbol into a rectangle at the origin. Theme colours are looked up in the style of `widget`.
    @MainActor
    func paint(in context: OpaquePointer, size: CGSize, foreground: GdkRGBA, widget: Widget?) {
      func rgba(_ color: Color) -> GdkRGBA {
        if let widget { return Gtk.rgba(of: color.css, for: widget.widget) }
        var rgba = foreground
        return gdk_rgba_parse(&rgba, color.css) != 0 ? rgba : foreground
      }
      let isMirrored = followsTextDirection && Self.isRightToLeft(widget)
      paint(in: context, size: size, foreground: foreground, isMirrored: isMirrored, rgba)
    }

    /// Paints the symbol into a rectangle at the origin. May be called on any thread.
    nonisolated func paint(
      in context: OpaquePointer, size: CGSize, foreground: GdkRGBA, isMirrored: Bool, _ rgba: (Color) -> GdkRGBA
    ) {
      guard size.width > 0, size.height > 0 else { return }
      cairo_save(context)
      // Marks replace and erase what lies below them, so they have a surface of their own.
      cairo_push_group(context)
      cairo_scale(context, size.width / Symbol.gridSize, size.height / Symbol.gridSize)
      if isMirrored {
        cairo_translate(context, Symbol.gridSize, 0)
        cairo_scale(context, -1, 1)
      }
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      let painted = symbol.marks.filter { $0.effect.layer != nil }.count
      var index = 0
      for mark in symbol.marks {
        if var color = color(of: mark, foreground, rgba) {
          if let value, index > 0, value <= Double(index - 1) / Double(max(painted - 1, 1)) {
            color.alpha *= Self.faint
          }
          cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
          gdk_cairo_set_source_rgba(context, &color)
        } else {
          cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        }
        if mark.effect.layer != nil { index += 1 }
        cover(mark, in: context)
      }
      cairo_pop_group_to_source(context)
      cairo_paint(context)
      cairo_restore(context)
    }

    @MainActor
    private static func isRightToLeft(_ widget: Widget?) -> Bool {
      (widget.map { gtk_widget_get_direction($0.widget) } ?? gtk_widget_get_default_direction()) == GTK_TEXT_DIR_RTL
    }

    private func cover(_ mark: SymbolMark, in context: OpaquePointer) {
      guard mark.path.trace(in: context) else { return }
      if mark.shape != .line { cairo_fill_preserve(context) }
      if mark.shape != .area {
        cairo_set_line_width(context, mark.lineWidth(weight: weight))
        cairo_stroke_preserve(context)
      }
      cairo_new_path(context)
    }

    /// Returns the colour of a mark, or `nil` if it erases.
    private func color(of mark: SymbolMark, _ foreground: GdkRGBA, _ rgba: (Color) -> GdkRGBA) -> GdkRGBA? {
      guard let layer = mark.effect.layer else { return nil }
      var color = foreground
      switch (rendering, mark.effect) {
      case (.monochrome, .punch): return nil
      case (.monochrome, _): break
      case (.hierarchical, _): color.alpha *= Self.opacities[min(layer, Self.opacities.count - 1)]
      case (.palette(let colors), _):
        if !colors.isEmpty { color = rgba(colors[min(layer, colors.count - 1)]) }
      case (.multicolor, .punch): return hasOwnColor ? mark.color.map(rgba) : nil
      case (.multicolor, _): if let own = mark.color { color = rgba(own) }
      }
      return color
    }

    /// Indicates whether a painted mark has a colour of its own. A sign is white only on such a ground.
    private var hasOwnColor: Bool {
      symbol.marks.contains { mark in
        if case .paint = mark.effect { mark.color != nil } else { false }
      }
    }
  }
}
