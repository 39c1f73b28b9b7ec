import CGtk
import Graphics

extension Gtk {
  /// A row or a column of widgets (GtkBox).
  package final class Box: Widget {
    /// Creates a row or column.
    ///
    /// - Parameter letsPointerThrough: Indicates whether gaps between the children let the pointer through; see
    ///   ``HitRegion``.
    package init(axis: Axis, spacing: Double = 0, letsPointerThrough: Bool = false) {
      if letsPointerThrough {
        super.init(adopting: HitTestedType.makeBox())
        if axis == .vertical { gtk_orientable_set_orientation(opaque, axis.orientation) }
        if spacing != 0 { self.spacing = spacing }
      } else {
        super.init(adopting: gtk_box_new(axis.orientation, Self.pixels(spacing) ?? 0))
      }
    }

    /// Sets whether all children have the size of the largest one along the axis.
    package func setHomogeneous(_ isHomogeneous: Bool) { gtk_box_set_homogeneous(cast(), isHomogeneous ? 1 : 0) }

    /// Replaces the children. Those that stay keep their focus.
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

    /// Gives the only child the whole box (GtkBinLayout), aligned according to the child.
    ///
    /// To find the minimum height, a GtkBox asks a wrapping label for its widths at many heights, even if the label is
    /// alone in the box.
    package func useLayoutOfOnlyChild() { gtk_widget_set_layout_manager(widget, gtk_bin_layout_new()) }

    /// Restores GtkBox's own layout after the use of another one.
    package func useOwnLayout(axis: Axis, spacing: Double) {
      gtk_widget_set_layout_manager(widget, gtk_box_layout_new(axis.orientation))
      self.spacing = spacing
    }
  }
}
