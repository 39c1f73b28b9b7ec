import CGtk

extension Gtk.Widget {
  /// Points a popover at a place in its parent's coordinates.
  ///
  /// GTK 4.8 measures the place from the corner of the parent's border, although the coordinates begin at its content.
  /// In a parent with padding, the popover would be too far to the left, and have no size at the left edge of the
  /// screen.
  func setPopoverTarget(_ place: GdkRectangle) {
    var place = place
    var bounds = graphene_rect_t()
    if !Gtk.isLaterThanOldest, let parent = gtk_widget_get_parent(widget),
      gtk_widget_compute_bounds(parent, parent, &bounds) != 0
    {
      place.x &-= Int32(clamping: Double(bounds.origin.x).rounded())
      place.y &-= Int32(clamping: Double(bounds.origin.y).rounded())
    }
    gtk_popover_set_pointing_to(cast(), &place)
  }
}

extension Gtk.Widget {
  /// Points a popover at the edge of the window if its place is outside, such as the place of a row to which a list is
  /// still scrolling. GTK would find no monitor for such a place.
  func keepPopoverTargetInWindow() {
    guard let parent = gtk_widget_get_parent(widget), let window = rootWindow else { return }
    var (whole, bounds, place) = (graphene_rect_t(), graphene_rect_t(), GdkRectangle())
    guard gtk_widget_compute_bounds(window.widget, parent, &whole) != 0 else { return }
    if gtk_popover_get_pointing_to(cast(), &place) == 0, gtk_widget_compute_bounds(parent, parent, &bounds) != 0 {
      place = GdkRectangle(
        x: Int32(bounds.origin.x), y: Int32(bounds.origin.y), width: Int32(bounds.size.width),
        height: Int32(bounds.size.height))
    }
    let (left, top) = (Int32(whole.origin.x), Int32(whole.origin.y))
    let (right, bottom) = (left + Int32(whole.size.width), top + Int32(whole.size.height))
    guard place.x >= right || place.x + place.width <= left || place.y >= bottom || place.y + place.height <= top else {
      return
    }
    setPopoverTarget(
      GdkRectangle(
        x: min(max(place.x, left), right - 1), y: min(max(place.y, top), bottom - 1), width: 1, height: 1))
  }
}
