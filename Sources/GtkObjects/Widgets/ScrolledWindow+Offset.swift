import CGtk
import Graphics

extension Gtk.ScrolledWindow {
  private func adjustment(of axis: Axis) -> UnsafeMutablePointer<GtkAdjustment>? {
    axis == .vertical ? gtk_scrolled_window_get_vadjustment(opaque) : gtk_scrolled_window_get_hadjustment(opaque)
  }

  /// Returns the distance between the start of the content and the start of the visible area, in points.
  package func offset(on axis: Axis) -> Double { adjustment(of: axis).map { gtk_adjustment_get_value($0) } ?? 0 }

  /// Returns the length of the visible area, in points.
  package func pageLength(on axis: Axis) -> Double {
    adjustment(of: axis).map { gtk_adjustment_get_page_size($0) } ?? 0
  }

  /// Returns the largest possible offset.
  package func lastOffset(on axis: Axis) -> Double {
    guard let adjustment = adjustment(of: axis) else { return 0 }
    return max(gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment), 0)
  }

  /// Sets the lengths of the content and of the visible area. A layout of the content itself sets them again.
  package func setLength(_ length: Double, page: Double, on axis: Axis) {
    guard let adjustment = adjustment(of: axis) else { return }
    gtk_adjustment_configure(
      adjustment, gtk_adjustment_get_value(adjustment), 0, length, gtk_adjustment_get_step_increment(adjustment),
      gtk_adjustment_get_page_increment(adjustment), page)
  }

  package func setOffset(_ offset: Double, on axis: Axis) {
    guard let adjustment = adjustment(of: axis), gtk_adjustment_get_value(adjustment) != offset else { return }
    gtk_adjustment_set_value(adjustment, offset)
  }

  /// Indicates whether this is the innermost scrollable area around a widget.
  package func scrolls(_ content: Gtk.Widget) -> Bool {
    Gtk.SharedScrolling.window(around: content.widget) == widget
  }

  /// Calls `offset` when the offset changes, and `length` when the length of the content or of the visible area does.
  @discardableResult
  package func onScroll(
    on axis: Axis, offset: @escaping @MainActor () -> Void, length: @escaping @MainActor () -> Void
  ) -> [Gtk.SignalHandler] {
    guard let adjustment = adjustment(of: axis) else { return [] }
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(adjustment))
    return [object.connect("value-changed", offset), object.connect("changed", length)]
  }
}
