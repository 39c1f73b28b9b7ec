import CGtk
import Foundation
import Graphics

extension Gtk {
  /// The drawing of a view itself, behind its children. It is kept until it becomes invalid, and then drawn again.
  @MainActor
  package final class DrawnContent {
    private let draw: (CairoContext, CGSize) -> Void
    private let owner: WeakReference
    private var node: OpaquePointer?
    private var shown: Surroundings?

    /// The values, other than the program's own, on which the drawing depends.
    private struct Surroundings: Equatable {
      let (width, height): (Int32, Int32)
      let colors: [Float]
    }

    fileprivate init(of owner: Widget, draw: @escaping (CairoContext, CGSize) -> Void) {
      (self.owner, self.draw) = (WeakReference(owner), draw)
    }

    isolated deinit { if let node { gsk_render_node_unref(node) } }

    /// Requests a new drawing in the next frame.
    package func setNeedsDisplay() {
      shown = nil
      if let widget = owner.widget { gtk_widget_queue_draw(widget.widget) }
    }

    private func snapshot(_ widget: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer) {
      let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
      guard width > 0, height > 0 else { return }
      let surroundings = Surroundings(
        width: width, height: height,
        colors: [Color.primary, .accentColor, .themeBase].flatMap {
          let color = Gtk.rgba(of: $0.css, for: widget)
          return [color.red, color.green, color.blue]
        })
      if surroundings != shown {
        shown = surroundings
        record(widget, CGSize(width: Double(width), height: Double(height)))
      }
      if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private func record(_ widget: UnsafeMutablePointer<GtkWidget>, _ size: CGSize) {
      if let node { gsk_render_node_unref(node) }
      node = nil
      guard var bounds = graphene_rect_t(CGRect(origin: .zero, size: size)) else { return }
      let scale = Double(gtk_widget_get_scale_factor(widget))
      // A view that draws nothing gets no node.
      let context = CairoContext(
        scale: scale, colors: { Gtk.rgba(of: $0.css, for: widget) },
        open: {
          self.node = gsk_cairo_node_new(&bounds)
          return self.node.flatMap { gsk_cairo_node_get_draw_context($0) }
        })
      CairoContext.push(context)
      draw(context, size)
      CairoContext.pop()
      context.close()
    }

    // MARK: Widgets

    /// The place of a drawing, from the back to the front.
    package enum Place: Int {
      /// The drawing of the view itself.
      case own
      case behindChildren
      case inFrontOfChildren
    }

    /// The drawings of a widget by their places.
    private final class Contents { var values: [DrawnContent?] = [nil, nil, nil] }

    private static let key = g_quark_from_string("gtkbridge-drawn-content")
    /// Indicates whether any widget has a drawing, so that boxes must look for theirs.
    private static var isUsed = false

    private static func contents(of widget: UnsafeMutablePointer<GtkWidget>) -> Contents? {
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return g_object_get_qdata(object, key).map { Unmanaged<Contents>.fromOpaque($0).takeUnretainedValue() }
    }

    fileprivate static func attach(_ content: DrawnContent, to widget: Widget, _ place: Place) {
      isUsed = true
      if !widget.hasHitRegion { PaintedContent.isInstalled }
      let contents = contents(of: widget.widget) ?? Contents()
      contents.values[place.rawValue] = content
      g_object_set_qdata_full(widget.cast(), key, Unmanaged.passRetained(contents).toOpaque()) { data in
        guard let data else { return }
        Unmanaged<Contents>.fromOpaque(data).release()
      }
      gtk_widget_queue_draw(widget.widget)
    }

    /// Draws the children of a widget between its own drawings.
    static func paint(
      _ widget: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer, children: () -> Void
    ) {
      guard isUsed, let contents = contents(of: widget) else { return children() }
      for content in contents.values[0...1] { content?.snapshot(widget, into: snapshot) }
      children()
      contents.values[2]?.snapshot(widget, into: snapshot)
    }
  }
}

extension Gtk.Widget {
  /// Adds a drawing at a place. `draw` is called with the current context and the size of the widget.
  ///
  /// Boxes, labels, pictures and buttons show such drawings.
  package func setContent(
    _ place: Gtk.DrawnContent.Place = .own, _ draw: @escaping @MainActor (Gtk.CairoContext, CGSize) -> Void
  ) -> Gtk.DrawnContent {
    let content = Gtk.DrawnContent(of: self, draw: draw)
    Gtk.DrawnContent.attach(content, to: self, place)
    return content
  }
}
