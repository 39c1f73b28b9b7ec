import CGtk
import Graphics

extension Gtk {
  /// The distance between a control that the keyboard has reached and the edges of the scrolled area around it.
  ///
  /// GTK scrolls a view until the control itself is in sight. The edge would cut off the focus rings of the control and
  /// of its row. A list scrolls when the focus reaches a row, but not when it moves on in the row, which may be higher
  /// than the list.
  @MainActor
  enum FocusMargin {
    private static let length = 12.0

    /// Follows the focus in a window. GTK makes the focus visible when the key is released.
    static func follow(in window: Window) {
      for signal in ["notify::focus-widget", "notify::focus-visible"] {
        window.connect(signal) { [weak window] in
          guard let window, window.showsFocus, let focus = window.focusInWindow else { return }
          let control = control(of: focus)
          scroll(to: control)
          guard rowAround(control) != nil else { return }
          // A list itself scrolls to the row in its next layout.
          window.afterNextLayout { [reference = WeakReference(control)] in
            guard let control = reference.widget, control.focusedDescendant != nil else { return }
            scrollList(to: control)
          }
        }
      }
    }

    /// The control that contains the focus: in a field, only the text has it.
    static func control(of focus: Widget) -> Widget {
      focus.typeName == "GtkText" ? focus.parent ?? focus : focus
    }

    /// The innermost list around a control, and the row that contains it.
    private static func rowAround(_ control: Widget) -> (list: Widget, row: Widget)? {
      let path = Array(sequence(first: control, next: \.parent))
      return zip(path.dropFirst(), path).first { list, _ in
        [gtk_list_view_get_type(), gtk_grid_view_get_type()].contains { list.isInstance(of: $0) }
      }.map { (list: $0, row: $1) }
    }

    /// Scrolls a list to a control in a row. The margin stays inside the row, which the list has aligned with its own
    /// edge.
    private static func scrollList(to control: Widget) {
      guard let (list, row) = rowAround(control), let bounds = control.bounds(inside: list),
        let rowBounds = row.bounds(inside: list)
      else { return }
      let start = max(Double(bounds.origin.y) - length, Double(rowBounds.origin.y))
      let end = min(
        Double(bounds.origin.y + bounds.size.height) + length, Double(rowBounds.origin.y + rowBounds.size.height))
      scroll(gtk_scrollable_get_vadjustment(list.opaque), from: start, to: end)
    }

    /// Scrolls the views around a control until it is in sight, with a margin.
    static func scroll(to control: Widget) {
      for area in sequence(first: control, next: \.parent) where area.isInstance(of: gtk_viewport_get_type()) {
        guard gtk_viewport_get_scroll_to_focus(area.opaque) != 0, let bounds = control.bounds(inside: area)
        else { continue }
        let (start, size) = (bounds.origin, bounds.size)
        let covered = CoveredEdges.of(area)
        scroll(
          gtk_scrollable_get_hadjustment(area.opaque), from: Double(start.x) - length - covered.leading,
          to: Double(start.x + size.width) + length + covered.trailing)
        scroll(
          gtk_scrollable_get_vadjustment(area.opaque), from: Double(start.y) - length - covered.top,
          to: Double(start.y + size.height) + length + covered.bottom)
      }
    }

    /// Scrolls on one axis, unless there is no room for the margins.
    private static func scroll(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, from first: Double, to last: Double)
    {
      guard let adjustment else { return }
      let page = gtk_adjustment_get_page_size(adjustment)
      guard last - first <= page, first < 0 || last > page else { return }
      gtk_adjustment_set_value(
        adjustment, gtk_adjustment_get_value(adjustment) + (first < 0 ? first : last - page))
    }
  }
}
