import CGtk

extension Gtk {
  /// The steps of the arrow keys in a list or a grid.
  @MainActor
  enum GridSteps {
    /// Returns the target row of an arrow key, even if it is out of sight. A step beyond the end of an incomplete last
    /// line leads to its last item. The left and right arrows lead from line to line, in reading order.
    static func neighbour(
      of row: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType, in list: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget>? {
      let count = length(of: direction, in: list)
      let isMirrored = gtk_widget_get_direction(list) == GTK_TEXT_DIR_RTL
      let isForward = direction == GTK_DIR_DOWN || direction == (isMirrored ? GTK_DIR_LEFT : GTK_DIR_RIGHT)
      var (latest, steps) = (row, 0)
      while steps < count {
        guard let next = isForward ? gtk_widget_get_next_sibling(latest) : gtk_widget_get_prev_sibling(latest) else {
          return isForward && isInLaterLine(by: steps, of: count, in: list) ? latest : nil
        }
        (latest, steps) = (next, steps + 1)
      }
      guard count > 0 else { return nil }
      return isVertical(direction) && !isVertical(list) && !isBeside(latest, row) ? nil : latest
    }

    /// Returns whether two items of a horizontal grid are in the same column.
    private static func isBeside(
      _ item: UnsafeMutablePointer<GtkWidget>, _ other: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
      guard let list = gtk_widget_get_parent(item), gtk_widget_get_child_visible(item) != 0 else { return false }
      var (first, second) = (graphene_rect_t(), graphene_rect_t())
      guard gtk_widget_compute_bounds(item, list, &first) != 0, gtk_widget_compute_bounds(other, list, &second) != 0
      else { return false }
      return first.origin.x == second.origin.x
    }

    /// Returns whether the last item is in a later line than the item some steps before it.
    private static func isInLaterLine(by steps: Int, of line: Int, in list: UnsafeMutablePointer<GtkWidget>) -> Bool {
      guard line > 1, let model = gtk_grid_view_get_model(OpaquePointer(list)) else { return false }
      let last = Int(g_list_model_get_n_items(model)) - 1
      return (last - steps) / line < last / line
    }

    /// The number of rows that an arrow key moves by: one in a list, a whole line or one item in a grid, or none across
    /// a list.
    private static func length(of direction: GtkDirectionType, in list: UnsafeMutablePointer<GtkWidget>) -> Int {
      let isAlong = isVertical(direction) == isVertical(list)
      guard isGrid(list) else { return isAlong ? 1 : 0 }
      let line = Int(gtk_grid_view_get_max_columns(OpaquePointer(list)))
      return isAlong ? line : line > 1 ? 1 : 0
    }

    static func isGrid(_ list: UnsafeMutablePointer<GtkWidget>) -> Bool {
      Widget(retaining: UnsafeMutableRawPointer(list)).isInstance(of: gtk_grid_view_get_type())
    }

    private static func isVertical(_ direction: GtkDirectionType) -> Bool {
      direction == GTK_DIR_UP || direction == GTK_DIR_DOWN
    }

    private static func isVertical(_ list: UnsafeMutablePointer<GtkWidget>) -> Bool {
      gtk_orientable_get_orientation(OpaquePointer(list)) == GTK_ORIENTATION_VERTICAL
    }
  }
}
