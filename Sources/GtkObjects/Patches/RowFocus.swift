import CGtk

extension Gtk {
  /// A patch that lets the keyboard focus pass over the rows of a list that take none, such as the header of a section.
  ///
  /// GTK before 4.12 asks one row only: the next one, or the first one if the focus comes from outside. A list whose first
  /// row takes no focus could not be reached with the keyboard at all.
  enum RowFocus {
    private static let lists = [gtk_list_view_get_type(), gtk_grid_view_get_type()]
    private static let move = listClass(gtk_list_view_get_type())?.pointee.focus

    /// Applies the patch on first access. Both classes have the method of their common superclass.
    static let skipsRowsWithout: Void = {
      guard move != nil else { return }
      for type in lists {
        listClass(type)?.pointee.focus = { list, direction in
          guard let list, RowFocus.move?(list, direction) == 0 else { return 1 }
          return RowFocus.focusNext(in: list, direction) ? 1 : 0
        }
      }
    }()

    /// Focuses the next row that takes the focus, as seen from the focused row or from outside.
    private static func focusNext(in list: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool {
      let focused = gtk_widget_get_focus_child(list)
      // Inside the list, only the arrow keys move between rows.
      guard focused == nil || direction == GTK_DIR_UP || direction == GTK_DIR_DOWN else { return false }
      let isBackward = direction == GTK_DIR_UP || direction == GTK_DIR_TAB_BACKWARD
      let next = isBackward ? gtk_widget_get_prev_sibling : gtk_widget_get_next_sibling
      var row = focused.map(next) ?? (isBackward ? gtk_widget_get_last_child(list) : gtk_widget_get_first_child(list))
      while let current = row {
        if gtk_widget_child_focus(current, direction) != 0 { return true }
        row = next(current)
      }
      return false
    }

    private static func listClass(_ type: GType) -> UnsafeMutablePointer<GtkWidgetClass>? {
      g_type_class_ref(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
    }
  }
}
