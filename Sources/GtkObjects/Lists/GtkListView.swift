import CGtk
import Graphics

extension Gtk {
  /// A vertical list of rows (GtkListView).
  package final class ListView: RowsWidget {
    package init() {
      RowFocus.skipsRowsWithout
      super.init(adopting: gtk_list_view_new(nil, nil))
      useNaturalLengths()
    }

    package func setFactory(_ factory: ListItemFactory) { gtk_list_view_set_factory(opaque, factory.opaque) }

    package override func setModel(_ model: ListModel?) { gtk_list_view_set_model(opaque, model?.opaque) }

    package override var activatesOnSingleClick: Bool {
      get { gtk_list_view_get_single_click_activate(opaque) != 0 }
      set { gtk_list_view_set_single_click_activate(opaque, newValue ? 1 : 0) }
    }
  }

  /// A grid of items (GtkGridView).
  package final class GridView: RowsWidget {
    private let axis: Axis

    package init(axis: Axis) {
      self.axis = axis
      RowFocus.skipsRowsWithout
      ScrolledGridFocus.skipsGridsInSight
      super.init(adopting: gtk_grid_view_new(nil, nil))
      if axis == .horizontal { gtk_orientable_set_orientation(opaque, axis.orientation) }
      useNaturalLengths()
    }

    package func setFactory(_ factory: ListItemFactory) { gtk_grid_view_set_factory(opaque, factory.opaque) }

    package override func setModel(_ model: ListModel?) { gtk_grid_view_set_model(opaque, model?.opaque) }

    package override var scrollAxis: Axis { axis }

    /// The number of items per line. GTK keeps widgets for about 30 lines, regardless of the number of items.
    package var lineLength: Int {
      get { Int(gtk_grid_view_get_max_columns(opaque)) }
      set {
        let count = UInt32(clamping: max(newValue, 1))
        guard count != gtk_grid_view_get_max_columns(opaque) || count != gtk_grid_view_get_min_columns(opaque) else {
          return
        }
        // The minimum must not exceed the maximum, so the order of the changes matters.
        if count > gtk_grid_view_get_max_columns(opaque) {
          gtk_grid_view_set_max_columns(opaque, count)
          gtk_grid_view_set_min_columns(opaque, count)
        } else {
          gtk_grid_view_set_min_columns(opaque, count)
          gtk_grid_view_set_max_columns(opaque, count)
        }
      }
    }
  }
}
