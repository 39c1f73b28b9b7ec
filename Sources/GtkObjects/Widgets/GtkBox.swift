import CGtk
import Graphics

extension Gtk {
  /// A row or a column of widgets (GtkBox).
  package final class Box: Widget {
    package init(axis: Axis, spacing: Double = 0) {
      super.init(adopting: gtk_box_new(axis.orientation, Self.pixels(spacing) ?? 0))
    }

    /// Gives all children the size of the largest along the axis.
    package func setHomogeneous(_ isHomogeneous: Bool) { gtk_box_set_homogeneous(cast(), isHomogeneous ? 1 : 0) }

    /// Arranges these widgets in the box, and no others; what stays keeps its focus.
    package func setChildren(_ children: [Widget]) {
      let staying = Set(children.map(\.identity))
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        child = gtk_widget_get_next_sibling(current)
        if !staying.contains(Identity(current)) { gtk_widget_unparent(current) }
      }
      var previous: Widget?
      for child in children {
        if !child.isPlaced(in: self, after: previous) { child.insert(into: self, after: previous) }
        previous = child
      }
    }

    package var spacing: Double {
      get { Double(gtk_box_get_spacing(cast())) }
      set { gtk_box_set_spacing(cast(), Self.pixels(newValue) ?? 0) }
    }

    /// Lays the children out as GTK's boxes do, where a rule has done it.
    package func useOwnLayout(axis: Axis, spacing: Double) {
      gtk_widget_set_layout_manager(widget, gtk_box_layout_new(axis.orientation))
      self.spacing = spacing
    }
  }
}
