import CGtk
import Foundation
import Graphics

extension Gtk {
  /// The way in which a box draws its children, or a label its text.
  package enum Painting {
    case effect(DrawingEffect)
    /// Draws only the content inside a path for the size of the widget.
    case clip((CGSize) -> Path)
    /// Draws only the content below visible parts of the last child, which is not drawn itself.
    case mask
    /// Combines the colours with those of the siblings behind.
    case blend(BlendMode)
    /// Keeps blended children from siblings of the box.
    case group
    /// Draws nothing, but keeps the drawing of the children for a canvas.
    case hidden
    /// Fills the shape of the children with a colour or gradient.
    case paint(_Paint)
  }
}

extension Gtk.Widget {
  /// The way in which the widget draws its content, or `nil` for the usual way. For boxes, labels and images.
  package var painting: Gtk.Painting? {
    get { Gtk.WidgetPainting.painting(of: widget) }
    set { Gtk.WidgetPainting.set(newValue, of: widget) }
  }
}

extension Gtk {
  @MainActor
  enum WidgetPainting {
    private static let key = g_quark_from_string("gtkbridge-painting")
    /// Indicates whether boxes must ask their children for a blend mode.
    private static var hasBlendModes = false
    /// Indicates whether cairo will draw the nodes that are created now.
    private static var isWithinCairo = false

    static func painting(of widget: UnsafeMutablePointer<GtkWidget>) -> Painting? {
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return Callback<Painting>.handler(at: g_object_get_qdata(object, key))
    }

    static func set(_ painting: Painting?, of widget: UnsafeMutablePointer<GtkWidget>) {
      if case .blend = painting { hasBlendModes = true }
      if case .paint = painting { PaintedContent.isInstalled }
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      g_object_set_qdata_full(object, key, painting.map(Callback<Painting>.retained), releaseCallback)
      gtk_widget_queue_draw(widget)
    }

    /// Lets a class of boxes draw in this way.
    static func install(in type: GType) {
      let widgetClass = g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass?.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        // Safe, because GTK paints on the main thread, which runs its main loop.
        MainActor.assumeIsolated { WidgetPainting.paintBox(widget, into: snapshot) }
      }
    }

    private static func paintBox(_ box: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer) {
      DrawnContent.paint(box, into: snapshot) { paintChildren(of: box, into: snapshot) }
    }

    private static func paintChildren(of box: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer) {
      let painting = painting(of: box)
      if painting == nil, !hasBlendModes {
        var next = gtk_widget_get_first_child(box)
        while let child = next {
          self.snapshot(child, of: box, into: snapshot)
          next = gtk_widget_get_next_sibling(child)
        }
        return
      }
      let children = children(of: box)
      guard case .mask = painting, let mask = children.last else {
        return paint(box, into: snapshot) { draw(children[...], of: box, into: $0) }
      }
      let shape = cairoNode { gtk_widget_snapshot_child(box, mask, $0) }
      defer { if let shape { gsk_render_node_unref(shape) } }
      guard let content = cairoNode({ draw(children.dropLast(), of: box, into: $0) }) else { return }
      defer { gsk_render_node_unref(content) }
      guard let shape else { return }
      cairo(within: content, into: snapshot) { context in
        fill(through: shape, in: context) { setSource(content, in: context) }
      }
    }

    /// Draws the content of a widget in the widget's way.
    static func paint(
      _ widget: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer, content: (OpaquePointer) -> Void
    ) {
      switch painting(of: widget) {
      case nil, .mask, .blend, .group: content(snapshot)
      case .hidden: if let node = cairoNode(content) { gsk_render_node_unref(node) }
      case .effect(let effect):
        let isForCairo = isWithinCairo || Gtk.drawsOnlyInThePlane(widget)
        guard let node = node(content) else { return }
        var changed = effect.applied(to: node, for: widget, isForCairo: isForCairo)
        if isForCairo, !isWithinCairo, effect.spreads { changed = picture(of: changed, for: widget) }
        gtk_snapshot_append_node(snapshot, changed)
        gsk_render_node_unref(changed)
      case .clip(let path):
        guard let node = cairoNode(content) else { return }
        defer { gsk_render_node_unref(node) }
        cairo(within: node, into: snapshot) { context in
          guard path(size(of: widget)).trace(in: context) else { return }
          cairo_clip(context)
          gsk_render_node_draw(node, context)
        }
      case .paint(let paint):
        guard let node = cairoNode(content) else { return }
        defer { gsk_render_node_unref(node) }
        cairo(within: node, into: snapshot) { context in
          fill(through: node, in: context) {
            paint.set(in: context, CGRect(origin: .zero, size: size(of: widget)), for: widget)
          }
        }
      }
    }

    /// Returns a picture of a node, and takes the reference of the node.
    ///
    /// With cairo, GSK blurs only the part of the window that is redrawn, without the pixels around that part.
    private static func picture(
      of node: OpaquePointer, for widget: UnsafeMutablePointer<GtkWidget>
    ) -> OpaquePointer {
      guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
        return node
      }
      var (exact, bounds) = (graphene_rect_t(), graphene_rect_t())
      gsk_render_node_get_bounds(node, &exact)
      graphene_rect_round_extents(&exact, &bounds)
      guard bounds.size.width > 0, bounds.size.height > 0,
        let texture = gsk_renderer_render_texture(renderer, node, &bounds)
      else { return node }
      defer {
        g_object_unref(UnsafeMutableRawPointer(texture))
        gsk_render_node_unref(node)
      }
      return gsk_texture_node_new(texture, &bounds)
    }

    private static func size(of widget: UnsafeMutablePointer<GtkWidget>) -> CGSize {
      CGSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    }

    private static func snapshot(
      _ child: UnsafeMutablePointer<GtkWidget>, of box: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer
    ) {
      guard let mask = WidgetMask.mask(of: child) else {
        return ShrunkContent.snapshot(child, of: box, into: snapshot, isWithinCairo: isWithinCairo)
      }
      guard let content = cairoNode({ gtk_widget_snapshot_child(box, child, $0) }) else { return }
      defer { gsk_render_node_unref(content) }
      cairo(within: content, into: snapshot) { context in
        cairo_push_group(context)
        mask.draw(in: context, for: child, of: box)
        let shape = cairo_pop_group(context)
        setSource(content, in: context)
        cairo_mask(context, shape)
        cairo_pattern_destroy(shape)
      }
    }

    // MARK: Nodes

    /// Returns the output of `draw` as a node, or `nil` if `draw` draws nothing.
    private static func node(_ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
      guard let snapshot = gtk_snapshot_new() else { return nil }
      draw(snapshot)
      return gtk_snapshot_free_to_node(snapshot)
    }

    /// Returns the output of `draw` as a node for drawing with cairo.
    private static func cairoNode(_ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
      let wasWithinCairo = isWithinCairo
      isWithinCairo = true
      defer { isWithinCairo = wasWithinCairo }
      return node(draw)
    }

    /// Draws with cairo within the bounds of a node.
    private static func cairo(
      within node: OpaquePointer, into snapshot: OpaquePointer, draw: (OpaquePointer) -> Void
    ) {
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(node, &bounds)
      guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      draw(context)
      cairo_destroy(context)
    }

    private static func setSource(_ node: OpaquePointer, in context: OpaquePointer) {
      cairo_push_group(context)
      gsk_render_node_draw(node, context)
      cairo_pop_group_to_source(context)
    }

    /// Paints with a source where a node is opaque. GSK itself has masks only since GTK 4.10.
    private static func fill(
      through node: OpaquePointer, in context: OpaquePointer, setSource: () -> Void
    ) {
      cairo_push_group(context)
      gsk_render_node_draw(node, context)
      let shape = cairo_pop_group(context)
      setSource()
      cairo_mask(context, shape)
      cairo_pattern_destroy(shape)
    }

    // MARK: Children

    private static func children(
      of widget: UnsafeMutablePointer<GtkWidget>
    ) -> [UnsafeMutablePointer<GtkWidget>] {
      var children: [UnsafeMutablePointer<GtkWidget>] = []
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        children.append(child)
        next = gtk_widget_get_next_sibling(child)
      }
      return children
    }

    private static func draw(
      _ children: ArraySlice<UnsafeMutablePointer<GtkWidget>>, of box: UnsafeMutablePointer<GtkWidget>,
      into snapshot: OpaquePointer
    ) {
      guard hasBlendModes, let index = children.lastIndex(where: { blendMode(of: $0) != nil }),
        let mode = blendMode(of: children[index])
      else {
        for child in children { self.snapshot(child, of: box, into: snapshot) }
        return
      }
      let back = cairoNode { draw(children[..<index], of: box, into: $0) }
      let front = cairoNode { self.snapshot(children[index], of: box, into: $0) }
      blend(front, mode, over: back, into: snapshot)
      draw(children[(index + 1)...], of: box, into: snapshot)
    }

    /// Returns the blend mode of a widget. A box with a single child has that of the child.
    private static func blendMode(of widget: UnsafeMutablePointer<GtkWidget>) -> BlendMode? {
      switch painting(of: widget) {
      case .blend(let mode): return mode == .normal ? nil : mode
      case nil: break
      default: return nil
      }
      // A background is behind the content, and would be blended with the siblings too.
      guard HitTestedType.region(of: widget)?.isDrawn != true, let child = gtk_widget_get_first_child(widget),
        gtk_widget_get_next_sibling(child) == nil
      else { return nil }
      return blendMode(of: child)
    }

    /// Draws two nodes, the front one combined with the back one, and takes their references.
    private static func blend(
      _ front: OpaquePointer?, _ mode: BlendMode, over back: OpaquePointer?,
      into snapshot: OpaquePointer
    ) {
      guard let front else {
        guard let back else { return }
        gtk_snapshot_append_node(snapshot, back)
        return gsk_render_node_unref(back)
      }
      defer { gsk_render_node_unref(front) }
      guard let back else { return gtk_snapshot_append_node(snapshot, front) }
      var nodes: [OpaquePointer?] = [back, front]
      guard let both = gsk_container_node_new(&nodes, 2) else { return }
      gsk_render_node_unref(back)
      defer { gsk_render_node_unref(both) }
      cairo(within: both, into: snapshot) { context in
        // A separate surface, because the window behind takes no part.
        cairo_push_group(context)
        gsk_render_node_draw(back, context)
        setSource(front, in: context)
        cairo_set_operator(context, mode.cairoOperator)
        cairo_paint(context)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
      }
    }
  }
}
