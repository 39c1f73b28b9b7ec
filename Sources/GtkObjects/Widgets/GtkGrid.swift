import CGtk

extension Gtk {
  /// A grid of widgets in rows and columns (GtkGrid). It lets the pointer through; see ``HitRegion``.
  package final class Grid: Widget {
    package init() {
      super.init(adopting: HitTestedType.make(HitTestedType.grid))
    }

    package func setSpacing(horizontal: Double, vertical: Double) {
      let (columns, rows) = (UInt32(Self.pixels(horizontal) ?? 0), UInt32(Self.pixels(vertical) ?? 0))
      if gtk_grid_get_column_spacing(cast()) != columns { gtk_grid_set_column_spacing(cast(), columns) }
      if gtk_grid_get_row_spacing(cast()) != rows { gtk_grid_set_row_spacing(cast(), rows) }
    }

    /// Sets the grid cell of a child.
    package func place(_ child: Widget, column: Int, row: Int, columns: Int) {
      guard let manager = gtk_widget_get_layout_manager(widget),
        let place = gtk_layout_manager_get_layout_child(manager, child.widget)
      else { return }
      let layoutChild = OpaquePointer(place)
      gtk_grid_layout_child_set_column(layoutChild, Int32(clamping: column))
      gtk_grid_layout_child_set_row(layoutChild, Int32(clamping: row))
      gtk_grid_layout_child_set_column_span(layoutChild, Int32(clamping: columns))
    }
  }
}
