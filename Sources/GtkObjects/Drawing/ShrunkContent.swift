import CGtk

extension Gtk {
  /// Content that a transform scales down so much that cairo cannot draw its shadows: content that is turned to its
  /// edge, or at the start of an animation.
  ///
  /// GSK blurs a shadow in an image of the whole visible area, in the units of the content: at a scale of 0.001, the
  /// image is a thousand times as wide as the window. A clip around the content limits the area.
  @MainActor
  enum ShrunkContent {
    /// The scale below which the area may be too large for an image.
    private static let leastScale = 0.06
    /// The distance in points to which a shadow may reach outside of the content.
    private static let reach = 100.0
    /// Indicates whether any content has been this small. Until then, the check takes no time.
    private static var exists = false

    /// Notes the scales of a transform.
    static func note(_ scales: Double...) {
      if !exists { exists = scales.contains { abs($0) < leastScale } }
    }

    /// Draws a child of a box, within a clip if it is small.
    static func snapshot(
      _ child: UnsafeMutablePointer<GtkWidget>, of box: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer,
      isWithinCairo: Bool
    ) {
      guard exists, var clip = clip(of: child, in: box), isWithinCairo || Gtk.drawsOnlyInThePlane(box) else {
        return gtk_widget_snapshot_child(box, child, snapshot)
      }
      // A snapshot would leave out a clip that contains all of its content.
      guard let inner = gtk_snapshot_new() else { return }
      gtk_widget_snapshot_child(box, child, inner)
      guard let node = gtk_snapshot_free_to_node(inner) else { return }
      defer { gsk_render_node_unref(node) }
      guard let clipped = gsk_clip_node_new(node, &clip) else { return }
      gtk_snapshot_append_node(snapshot, clipped)
      gsk_render_node_unref(clipped)
    }

    private static func clip(
      of child: UnsafeMutablePointer<GtkWidget>, in box: UnsafeMutablePointer<GtkWidget>
    ) -> graphene_rect_t? {
      let (width, height) = (Double(gtk_widget_get_width(child)), Double(gtk_widget_get_height(child)))
      var bounds = graphene_rect_t()
      guard width > 0, height > 0, gtk_widget_compute_bounds(child, box, &bounds) != 0 else { return nil }
      let (x, y) = (Double(bounds.size.width) / width, Double(bounds.size.height) / height)
      guard min(x, y) < leastScale else { return nil }
      graphene_rect_inset(&bounds, Float(-1 - reach * x), Float(-1 - reach * y))
      return bounds
    }
  }
}
