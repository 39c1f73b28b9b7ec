import CGtk
import Graphics

extension Gtk {
  /// A widget that shows the rows of a model and creates widgets only for rows near the visible area.
  package class RowsWidget: Widget {
    package func setModel(_ model: ListModel?) {}

    /// Removes the model for good.
    ///
    /// While GTK removes the rows, the pointer and the focus enter one row after the other. In a list that activates
    /// rows on a single click, GTK selects the row below the pointer. It also scrolls to the row with the focus. That
    /// row is no longer in the model, so GTK aborts the program.
    package final func removeRows() {
      for action in ["list.select-item", "list.scroll-to-item"] { gtk_widget_action_set_enabled(rowsParent, action, 0) }
      setModel(nil)
    }

    /// Indicates whether a single click activates a row, if the widget supports this.
    package var activatesOnSingleClick = false

    /// The widget whose children are the rows.
    var rowsParent: UnsafeMutablePointer<GtkWidget> { widget }

    /// The widgets that the row shows, from start to end.
    func contents(of row: Widget) -> [Widget] { [row.firstChild].compactMap { $0 } }

    /// Returns whether the keys that move the focus between rows leave the selection unchanged.
    package final var keysMoveFocusAlone: (@MainActor () -> Bool)? {
      didSet { if oldValue == nil { followMovingKeys() } }
    }
    /// Indicates whether a key is moving the focus without the selection.
    package final var isMovingFocusAlone = false

    /// Returns whether a row takes the focus itself.
    final var rowTakesFocus: @MainActor (Widget) -> Bool = { _ in true }

    /// The row that contains the keyboard focus, and the focused widget, which is the row itself or a control in it.
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

    /// Calls `handler` with the position of a row on a double click, or on Return while it has the focus. If the arrow
    /// keys do not select rows at that time, the row is selected.
    package final func onActivate(_ handler: @escaping @MainActor (Int) -> Void) {
      typealias Handler = @MainActor (Int) -> Void
      let activate: Handler = { [weak self] position in
        handler(position)
        if let self, keysMoveFocusAlone?() == true { selectRow(at: position) }
      }
      let activated: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, position, data in
        let handler = Callback<Handler>.handler(at: data)
        // Safe, because GTK emits signals on the main thread, which runs its main loop.
        MainActor.assumeIsolated { handler?(Int(position)) }
      }
      connect("activate", to: activate, through: activated)
    }

    /// Calls `handler` with the distance from the top when a row is clicked once, without a key that extends the selection.
    ///
    /// The row is selected by then. A control of the row keeps its clicks.
    package final func onRowClick(_ handler: @escaping @MainActor (Double) -> Void) {
      guard let click = gtk_gesture_click_new() else { return }
      gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_PRIMARY))
      typealias Handler = @MainActor (Double) -> Void
      typealias Released = @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void
      let released: Released = { gesture, count, _, y, data in
        guard count == 1, let gesture else { return }
        let keys = gtk_event_controller_get_current_event_state(OpaquePointer(gesture)).rawValue
        guard keys & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) == 0 else { return }
        let handler = Callback<Handler>.handler(at: data)
        // Safe, because GTK emits signals on the main thread, which runs its main loop.
        MainActor.assumeIsolated { handler?(y) }
      }
      Object(retaining: UnsafeMutableRawPointer(click)).connect("released", to: handler, through: released)
      gtk_widget_add_controller(widget, click)  // The list takes ownership of the gesture.
    }

    /// Indicates whether the list has been laid out.
    package final var hasSize: Bool { gtk_widget_get_width(widget) > 0 }

    /// Indicates whether the list is scrolled to its first row.
    package final var isScrolledToStart: Bool {
      guard let adjustment else { return true }
      return gtk_adjustment_get_value(adjustment) <= gtk_adjustment_get_lower(adjustment)
    }

    /// Scrolls to the first row after the next layout pass.
    package final func scrollToStart() {
      afterLayout { [weak self] in self?.scrollToRow(at: 0) }
    }

    /// Calls `handler` when the scroll position, the visible size or the content size changes.
    package final func onScroll(_ handler: @escaping @MainActor () -> Void) {
      guard let adjustment else { return }
      let object = Object(retaining: UnsafeMutableRawPointer(adjustment))
      object.connect("value-changed", handler)
      object.connect("changed", handler)
    }

    /// The scroll view that the list scrolls together with.
    package final weak var surroundings: ScrolledWindow?

    /// Returns whether any part of a row's content was visible in the latest layout pass.
    package final func shows(_ content: Widget) -> Bool {
      var ancestor = content.widget
      // GTK does not allocate rows beyond the edge.
      while ancestor != widget {
        guard gtk_widget_get_child_visible(ancestor) != 0, let parent = gtk_widget_get_parent(ancestor) else {
          return false
        }
        ancestor = parent
      }
      return Self.isInside(content, self) && surroundings.map { Self.isInside(content, $0) } != false
    }

    private static func isInside(_ content: Widget, _ area: Widget) -> Bool {
      guard let bounds = content.bounds(inside: area) else { return false }
      let (right, bottom) = (bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height)
      return right > 0 && bottom > 0 && bounds.origin.x < Float(gtk_widget_get_width(area.widget))
        && bounds.origin.y < Float(gtk_widget_get_height(area.widget))
    }

    var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
      scrollAxis == .vertical ? gtk_scrollable_get_vadjustment(opaque) : gtk_scrollable_get_hadjustment(opaque)
    }

    var scrollAxis: Axis { .vertical }

    /// Gives each row its natural length along the scroll axis instead of its minimum, which may be zero.
    final func useNaturalLengths() {
      switch scrollAxis {
      case .vertical: gtk_scrollable_set_vscroll_policy(opaque, GTK_SCROLL_NATURAL)
      case .horizontal: gtk_scrollable_set_hscroll_policy(opaque, GTK_SCROLL_NATURAL)
      }
    }

    /// Calls `callback` after the layout pass that places the rows.
    package final func afterScrolling(_ callback: @escaping @MainActor () -> Void) {
      afterNextLayout { [weak self] in
        guard let self, surroundings != nil else { return callback() }
        // The scroll view follows the list only after that pass.
        afterNextLayout(callback)
      }
    }

    /// Selects a row in place of the selected ones, as a click does.
    package final func selectRow(at position: Int) {
      var values: [OpaquePointer?] = [
        g_variant_new_uint32(UInt32(position)), g_variant_new_boolean(0), g_variant_new_boolean(0),
      ]
      gtk_widget_activate_action_variant(rowsParent, "list.select-item", g_variant_new_tuple(&values, 3))
    }

    /// Scrolls by the smallest distance that brings the row into view.
    package final func scrollToRow(at position: Int) {
      gtk_widget_activate_action_variant(rowsParent, "list.scroll-to-item", g_variant_new_uint32(UInt32(position)))
    }
  }
}
