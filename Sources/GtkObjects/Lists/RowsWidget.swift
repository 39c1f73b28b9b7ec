import CGtk
import Graphics

extension Gtk {
  /// A widget that shows the rows of a model, of which it makes widgets only for those near what is visible.
  package class RowsWidget: Widget {
    package func setModel(_ model: ListModel?) {}

    /// Whether one click activates a row, where the widget knows of that.
    package var activatesOnSingleClick = false

    /// The widget whose children are the rows.
    var rowsParent: UnsafeMutablePointer<GtkWidget> { widget }

    /// The row that has the keyboard's focus, and the widget in it that does: the row itself, or a control.
    package final var focus: (row: Widget, widget: Widget)? {
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
    package final func onActivate(_ handler: @escaping @MainActor (Int) -> Void) {
      typealias Handler = @MainActor (Int) -> Void
      let activated: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, position, data in
        let handler = Callback<Handler>.handler(at: data)
        // GTK emits signals on the thread that runs its main loop: the main thread.
        MainActor.assumeIsolated { handler?(Int(position)) }
      }
      connect("activate", to: handler, through: activated)
    }

    /// Whether what is visible begins with the first row.
    package final var isScrolledToStart: Bool {
      guard let adjustment else { return true }
      return gtk_adjustment_get_value(adjustment) <= gtk_adjustment_get_lower(adjustment)
    }

    /// Scrolls to the first row when it has its place, in the layout to come.
    package final func scrollToStart() {
      afterLayout { [weak self] in self?.scrollToRow(at: 0) }
    }

    /// Calls `handler` when what is visible has moved, or has another size, or there is more to scroll.
    package final func onScroll(_ handler: @escaping @MainActor () -> Void) {
      guard let adjustment else { return }
      let object = Object(retaining: UnsafeMutableRawPointer(adjustment))
      object.connect("value-changed", handler)
      object.connect("changed", handler)
    }

    /// Whether any of a row's content is in view, as of the latest layout.
    package final func shows(_ content: Widget) -> Bool {
      var ancestor = content.widget
      // GTK gives no place to what is beyond the edge.
      while ancestor != widget {
        guard gtk_widget_get_child_visible(ancestor) != 0, let parent = gtk_widget_get_parent(ancestor) else {
          return false
        }
        ancestor = parent
      }
      guard let bounds = content.bounds(inside: self) else { return false }
      let (right, bottom) = (bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height)
      return right > 0 && bottom > 0 && bounds.origin.x < Float(gtk_widget_get_width(widget))
        && bounds.origin.y < Float(gtk_widget_get_height(widget))
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
      scrollAxis == .vertical ? gtk_scrollable_get_vadjustment(opaque) : gtk_scrollable_get_hadjustment(opaque)
    }

    /// The axis that rows follow each other on.
    var scrollAxis: Axis { .vertical }

    /// Makes the rows one stop on the keyboard's way: Tab leads through the controls of the row that has the focus and then
    /// out of the list, and the arrow keys from row to row. GTK before 4.12 would have Tab stop at every row.
    package final func makeRowsOneStop() {
      for (keys, direction) in [("Tab", GTK_DIR_TAB_FORWARD), ("<Shift>Tab", GTK_DIR_TAB_BACKWARD)] {
        onKeys(keys) { [weak self] in self?.moveFocusOnFromRow(direction) ?? false }
      }
    }

    /// Moves the focus on from the row that has it, or something in it; says whether there was anything to move it to.
    package func moveFocusOnFromRow(_ direction: GtkDirectionType) -> Bool {
      guard let focus, let root = gtk_widget_get_root(widget) else { return false }
      if let content = focus.row.firstChild, gtk_widget_child_focus(content.widget, direction) != 0 { return true }
      // The window goes on from where the focus is, past what takes none.
      gtk_widget_set_can_focus(widget, 0)
      defer { gtk_widget_set_can_focus(widget, 1) }
      return gtk_widget_child_focus(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), direction)
        != 0
    }

    /// Scrolls as little as brings the row into view.
    package final func scrollToRow(at position: Int) {
      gtk_widget_activate_action_variant(rowsParent, "list.scroll-to-item", g_variant_new_uint32(UInt32(position)))
    }
  }
}
