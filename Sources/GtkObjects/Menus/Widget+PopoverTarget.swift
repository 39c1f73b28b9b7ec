import CGtk

extension Gtk.Widget {
  /// Points a popover at a place in its parent's coordinates.
  ///
  /// GTK 4.8 takes the place from the corner of the parent's border, although the coordinates begin at its content. In a
  /// parent with a padding, the popover would be too far to the left, and at the left edge of the screen have no size.
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
