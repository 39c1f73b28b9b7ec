import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A drawing context (cairo) for code that draws step by step, on any thread. ``Drawing`` is for one pass of a widget.
  ///
  /// The module above keeps the graphics state and gives each operation its paint. The context keeps the clip.
  package final class CairoContext {
    /// The context of cairo, which the first drawing operation creates.
    private(set) lazy var pointer = make()
    /// Indicates whether anything has been drawn.
    private(set) var isUsed = false
    /// The object with which the module above draws while the context is the current one.
    package var front: AnyObject?
    /// The number of pixels for each point.
    package let scale: Double
    /// The coordinates of the top left corner.
    package var origin = CGPoint.zero

    private let open: () -> OpaquePointer?
    /// Returns colours of the theme, or colours of GNOME's theme in its place.
    private let colors: (Color) -> GdkRGBA
    /// The matrix of an untouched context.
    private var original = cairo_matrix_t()

    init(scale: Double, colors: @escaping (Color) -> GdkRGBA, open: @escaping () -> OpaquePointer?) {
      (self.scale, self.colors, self.open) = (scale, colors, open)
    }

    deinit { if isUsed { cairo_destroy(pointer) } }

    private func make() -> OpaquePointer? {
      isUsed = true
      let context = open()
      cairo_get_matrix(context, &original)
      return context
    }

    // MARK: State

    package func save() { cairo_save(pointer) }
    package func restore() { cairo_restore(pointer) }

    /// Sets the transform from the coordinates of the following operations to points of the context.
    package func setTransform(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
      let pointer = pointer
      guard [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return }
      // A transform without an inverse would put the context into an error state. It shows nothing visible.
      let isFlat = abs(a * d - b * c) < 1e-12
      var own = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
      if isFlat { (own.xx, own.yx, own.xy, own.yy) = (1e-6, 0, 0, 1e-6) }
      var matrix = cairo_matrix_t()
      cairo_matrix_multiply(&matrix, &own, &original)
      cairo_set_matrix(pointer, &matrix)
    }

    package func setMode(_ mode: Mode) { cairo_set_operator(pointer, mode.cairoOperator) }

    package func setAntialiasing(_ isSmooth: Bool) {
      cairo_set_antialias(pointer, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The bounds of the clip in the current coordinates.
    package var clipBounds: CGRect {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(pointer, &left, &top, &right, &bottom)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Paths

    /// Sets the path for the next operation, in the current coordinates. Returns whether there is anything to draw.
    package func trace(_ path: Path) -> Bool { path.trace(in: context) }

    package func fill(evenOdd: Bool, _ paint: Paint) {
      setFillRule(evenOdd)
      set(paint)
      cairo_fill(pointer)
    }

    package func stroke(_ style: StrokeStyle, miterLimit: Double, _ paint: Paint) {
      guard style.set(in: context) else { return cairo_new_path(pointer) }
      cairo_set_miter_limit(pointer, miterLimit.isFinite ? max(miterLimit, 1) : 10)
      set(paint)
      cairo_stroke(pointer)
    }

    package func clip(evenOdd: Bool) {
      setFillRule(evenOdd)
      cairo_clip(pointer)
    }

    package func resetClip() { cairo_reset_clip(pointer) }

    /// Paints the whole clip.
    package func paint(_ paint: Paint) {
      set(paint)
      cairo_paint(pointer)
    }

    private func setFillRule(_ evenOdd: Bool) {
      cairo_set_fill_rule(pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    private func set(_ paint: Paint) {
      switch paint {
      case .color(let color, let opacity):
        var rgba = rgba(color)
        rgba.alpha *= Float(Self.share(opacity))
        gdk_cairo_set_source_rgba(pointer, &rgba)
      case .gradient(let gradient, let opacity):
        guard let pattern = gradient.pattern({ rgba($0) }, opacity: Self.share(opacity)) else { return }
        cairo_set_source(pointer, pattern)
        cairo_pattern_destroy(pattern)
      }
    }

    func rgba(_ color: Color) -> GdkRGBA { colors(color) }

    static func share(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

    // MARK: Groups

    /// Begins a separate picture, which ``endGroup(opacity:mode:shadow:)`` draws.
    package func beginGroup() { cairo_push_group(pointer) }

    package func endGroup(opacity: Double, mode: Mode, shadow: Shadow?) {
      guard let group = cairo_pop_group(pointer) else { return }
      setMode(mode)
      func paint(_ context: CairoContext) {
        cairo_set_source(context.pointer, group)
        cairo_paint_with_alpha(context.pointer, Self.share(opacity))
      }
      if let shadow { draw(with: shadow, paint) } else { paint(self) }
      cairo_pattern_destroy(group)
    }

    /// Draws the output of `body`, and its shadow. `body` is called with a context that has the same transform.
    package func draw(with shadow: Shadow, _ body: (CairoContext) -> Void) {
      var (present, area) = (cairo_matrix_t(), graphene_rect_t())
      cairo_get_matrix(context, &present)
      cairo_save(pointer)
      defer { cairo_restore(pointer) }
      cairo_set_matrix(pointer, &original)
      let reach = max(abs(shadow.x), abs(shadow.y)) + shadow.radius * 2
      let bounds = clipBounds.insetBy(dx: -reach, dy: -reach)
      guard let rect = graphene_rect_t(bounds) else { return body(self) }
      area = rect
      guard let node = gsk_cairo_node_new(&area) else { return }
      let inner = CairoContext(scale: scale, colors: colors) { gsk_cairo_node_get_draw_context(node) }
      cairo_set_matrix(inner.pointer, &present)
      inner.original = original
      body(inner)
      inner.close()
      var look = GskShadow(
        color: rgba(shadow.color), dx: Float(shadow.x), dy: Float(shadow.y), radius: Float(shadow.radius))
      if let drawn = gsk_shadow_node_new(node, &look, 1) {
        gsk_render_node_draw(drawn, pointer)
        gsk_render_node_unref(drawn)
      }
      gsk_render_node_unref(node)
    }

    /// Releases `front`, which may own this context and close it.
    func releaseFront() {
      let last = front
      front = nil
      withExtendedLifetime(last) {}
    }

    /// Ends the drawing. Later operations on the context cannot change the finished drawing.
    package func close() {
      releaseFront()
      guard isUsed else { return }
      cairo_destroy(pointer)
      // A context without a target ignores all drawing.
      let empty = cairo_image_surface_create(CAIRO_FORMAT_A8, 0, 0)
      pointer = cairo_create(empty)
      cairo_surface_destroy(empty)
    }

    /// The context of cairo, as the functions of cairo take it.
    var context: OpaquePointer {
      if let pointer { return pointer }
      // There is no memory: cairo has a context for this case that ignores all operations.
      let empty: OpaquePointer = cairo_create(nil)
      pointer = empty
      return empty
    }
  }
}
