import CGtk
import Graphics

extension Gtk.Widget {
  /// Scrolls the surrounding scrolled window, if any. With an anchor, that point of the widget is aligned with the same
  /// point of the visible area; otherwise the scroll distance is the smallest that makes the widget visible.
  package func scrollIntoView(anchor: UnitPoint?) {
    guard let window = Gtk.SharedScrolling.window(around: widget) else { return }
    let scrolled = OpaquePointer(window)
    // The coordinates are relative to the scrolled window, so they include the scroll offset.
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return }
    Self.scroll(
      gtk_scrolled_window_get_vadjustment(scrolled), by: Double(bounds.origin.y), length: Double(bounds.size.height),
      anchor: anchor?.y)
    Self.scroll(
      gtk_scrolled_window_get_hadjustment(scrolled), by: Double(bounds.origin.x), length: Double(bounds.size.width),
      anchor: anchor?.x)
  }

  /// Scrolls one axis.
  ///
  /// - Parameter distance: The distance from the start of the visible area to the start of the widget.
  private static func scroll(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, by distance: Double, length: Double, anchor: Double?
  ) {
    guard let adjustment else { return }
    let (value, page) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
    var change = 0.0
    if let anchor {
      change = distance + (length - page) * anchor
    } else if distance < 0 || length > page {
      change = distance
    } else if distance + length > page {
      change = distance + length - page
    }
    if change != 0 { gtk_adjustment_set_value(adjustment, value + change) }
  }

  /// Measures and places the widget and its descendants in its current place, if anything has changed.
  package func layOutNow() {
    guard isMapped, let parent = gtk_widget_get_parent(widget) else { return }
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    guard width > 0, height > 0 else { return }
    var origin = graphene_point_t()
    var start = graphene_point_t(x: 0, y: 0)
    guard gtk_widget_compute_point(widget, parent, &start, &origin) != 0 else { return }
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, nil)
    var place = GtkAllocation(x: Int32(origin.x), y: Int32(origin.y), width: width, height: height)
    gtk_widget_size_allocate(widget, &place, -1)
  }

  /// Requests a new layout pass and calls `callback` after it.
  package func afterNextLayout(_ callback: @escaping @MainActor () -> Void) {
    onNextFrame { [weak self] in
      guard let self else { return }
      gtk_widget_queue_allocate(widget)
      afterLayout(callback)
    }
  }
}
