import CGtk

extension Gtk {
  /// A widget that shows the rows of a model, of which it makes widgets only for those near what is visible.
  class RowsWidget: Widget {
    func setModel(_ model: ListModel?) {}

    /// The widget whose children are the rows.
    var rowsParent: UnsafeMutablePointer<GtkWidget> { widget }

    /// The row that has the keyboard's focus, and the widget in it that does: the row itself, or a control.
    final var focus: (row: Widget, widget: Widget)? {
      guard let focus = focusedDescendant else { return nil }
      let rowsParent = rowsParent
      var row = focus.widget
      while let parent = gtk_widget_get_parent(row), parent != rowsParent {
        if parent == widget { return nil }
        row = parent
      }
      return row == widget ? nil : (Widget(retaining: UnsafeMutableRawPointer(row)), focus)
    }

    /// Calls `handler` with the position of a row that is double-clicked, or has the focus when Return is pressed.
    final func onActivate(_ handler: @escaping @MainActor (Int) -> Void) {
      typealias Handler = @MainActor (Int) -> Void
      let activated: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, position, data in
        let handler = Callback<Handler>.handler(at: data)
        // GTK emits signals on the thread that runs its main loop: the main thread.
        MainActor.assumeIsolated { handler?(Int(position)) }
      }
      connect("activate", to: handler, through: activated)
    }

    /// Whether what is visible begins with the first row.
    final var isScrolledToStart: Bool {
      guard let adjustment else { return true }
      return gtk_adjustment_get_value(adjustment) <= gtk_adjustment_get_lower(adjustment)
    }

    /// Scrolls to the first row when it has its place, in the layout to come.
    final func scrollToStart() {
      afterLayout { [weak self] in self?.scrollToRow(at: 0) }
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
      scrollAxis == .vertical ? gtk_scrollable_get_vadjustment(opaque) : gtk_scrollable_get_hadjustment(opaque)
    }

    /// The axis that rows follow each other on.
    var scrollAxis: Axis { .vertical }

    /// Scrolls as little as brings the row into view.
    final func scrollToRow(at position: Int) {
      gtk_widget_activate_action_variant(rowsParent, "list.scroll-to-item", g_variant_new_uint32(UInt32(position)))
    }
  }
}
