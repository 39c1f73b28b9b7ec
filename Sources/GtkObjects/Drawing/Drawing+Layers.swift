import CGtk
import Foundation
import Graphics

extension Gtk.Drawing {
  /// Draws the output of `body` as one picture, with effects.
  package func layer(
    _ effects: [DrawingEffect], _ mode: BlendMode = .normal, opacity: Double = 1, _ body: (Gtk.Drawing) -> Void
  ) {
    guard let node = record(body) else { return }
    let changed = effects.reduce(node) { $1.applied(to: $0, for: widget, isForCairo: true) }
    defer { gsk_render_node_unref(changed) }
    cairo_save(context)
    setSource(changed)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_paint_with_alpha(context, opacity.isNaN ? 0 : min(max(opacity, 0), 1))
    cairo_restore(context)
  }

  /// Draws the output of `content` only inside the output of `shape`, or only outside it.
  package func draw(
    _ content: (Gtk.Drawing) -> Void, through shape: (Gtk.Drawing) -> Void, isInverted: Bool
  ) {
    guard let shape = record(shape) else { return }
    defer { gsk_render_node_unref(shape) }
    cairo_save(context)
    cairo_push_group(context)
    content(self)
    setSource(shape)
    cairo_set_operator(context, isInverted ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func record(_ body: (Gtk.Drawing) -> Void) -> OpaquePointer? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, Float(left), Float(top), Float(right - left), Float(bottom - top))
    guard let node = gsk_cairo_node_new(&bounds) else { return nil }
    guard let inner = gsk_cairo_node_get_draw_context(node) else { return node }
    body(Gtk.Drawing(context: inner, widget: widget, size: size))
    cairo_destroy(inner)
    return node
  }

  private func setSource(_ node: OpaquePointer) {
    cairo_push_group(context)
    gsk_render_node_draw(node, context)
    cairo_pop_group_to_source(context)
  }

  // MARK: Pictures

  /// Draws a picture into a rectangle.
  package func draw(_ texture: Gtk.Texture, in rect: CGRect, opacity: Double = 1) {
    guard let bounds = graphene_rect_t(rect) else { return }
    layer([], opacity: opacity) { drawing in
      guard let node = withUnsafePointer(to: bounds, { gsk_texture_node_new(texture.opaque, $0) }) else { return }
      gsk_render_node_draw(node, drawing.context)
      gsk_render_node_unref(node)
    }
  }

  /// Draws a symbol into a rectangle.
  package func draw(_ symbol: Gtk.SymbolAppearance, in rect: CGRect, _ color: Color, opacity: Double = 1) {
    guard graphene_rect_t(rect) != nil else { return }
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    var foreground = Gtk.rgba(of: color.css, for: widget)
    foreground.alpha *= Float(opacity.isNaN ? 0 : min(max(opacity, 0), 1))
    let owner = Gtk.Widget(retaining: UnsafeMutableRawPointer(widget))
    symbol.paint(in: context, size: rect.size, foreground: foreground, widget: owner)
    cairo_restore(context)
  }

  /// Draws what a widget drew in the last frame into a rectangle.
  package func draw(_ other: Gtk.Widget, in rect: CGRect, opacity: Double = 1) {
    guard graphene_rect_t(rect) != nil, let paintable = gtk_widget_paintable_new(other.widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    guard let snapshot = gtk_snapshot_new() else { return }
    gdk_paintable_snapshot(paintable, snapshot, rect.width, rect.height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    defer { gsk_render_node_unref(node) }
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    layer([], opacity: opacity) { gsk_render_node_draw(node, $0.context) }
    cairo_restore(context)
  }
}
