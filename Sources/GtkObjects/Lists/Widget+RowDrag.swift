import CGtk
import Foundation

/// The callbacks of a drag within one widget.
private struct RowDrag {
  let begin: @MainActor (Double) -> Bool
  let motion: @MainActor (Double) -> Bool
  let drop: @MainActor (Double) -> Bool
  let end: @MainActor () -> Void

  static func at(_ data: gpointer?) -> RowDrag? { Callback<RowDrag>.handler(at: data) }
}

extension Gtk.Widget {
  /// Lets the user drag parts of the widget to another position in it. Distances are measured from the widget's top.
  ///
  /// - Parameters:
  ///   - begin: A closure that returns the part to drag, if there is one.
  ///   - motion: A closure that returns whether the part can be dropped at a position.
  ///   - drop: A closure that drops the part and returns whether it succeeded.
  ///   - end: A closure that is called last, regardless of the result.
  package func onRowDrag(
    begin: @escaping @MainActor (Double) -> Gtk.Widget?, motion: @escaping @MainActor (Double) -> Bool,
    drop: @escaping @MainActor (Double) -> Bool, end: @escaping @MainActor () -> Void
  ) {
    guard let source = gtk_drag_source_new(),
      let target = gtk_drop_target_new(gtkbridge_type_boolean(), GDK_ACTION_MOVE)
    else { return }
    let drag = RowDrag(
      begin: { y in
        guard let part = begin(y), let icon = gtk_widget_paintable_new(part.widget) else { return false }
        // Safe, because the source outlives its own handlers.
        gtk_drag_source_set_icon(source, icon, 0, 0)
        g_object_unref(UnsafeMutableRawPointer(icon))
        return true
      }, motion: motion, drop: drop, end: end)
    connect(source, to: drag)
    connect(target: target, to: drag)
    gtk_widget_add_controller(widget, source)
    gtk_widget_add_controller(widget, target)
  }

  private func connect(_ source: OpaquePointer, to drag: RowDrag) {
    gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
    let prepare: @convention(c) (gpointer?, Double, Double, gpointer?) -> gpointer? = { _, _, y, data in
      let drag = RowDrag.at(data)
      // Safe, because GTK emits signals on the main thread, which runs its main loop.
      guard MainActor.assumeIsolated({ drag?.begin(y) == true }) else { return nil }
      var value = GValue()
      g_value_init(&value, gtkbridge_type_boolean())
      return gdk_content_provider_new_for_value(&value).map { UnsafeMutableRawPointer($0) }
    }
    let end: @convention(c) (gpointer?, gpointer?, gboolean, gpointer?) -> Void = { _, _, _, data in
      let drag = RowDrag.at(data)
      MainActor.assumeIsolated { drag?.end() }
    }
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(source))
    object.connect("prepare", to: drag, through: prepare)
    object.connect("drag-end", to: drag, through: end)
  }

  private func connect(target: OpaquePointer, to drag: RowDrag) {
    let motion: @convention(c) (gpointer?, Double, Double, gpointer?) -> UInt32 = { _, _, y, data in
      let drag = RowDrag.at(data)
      return MainActor.assumeIsolated { drag?.motion(y) == true } ? GDK_ACTION_MOVE.rawValue : 0
    }
    let drop: @convention(c) (gpointer?, gpointer?, Double, Double, gpointer?) -> gboolean = { _, _, _, y, data in
      let drag = RowDrag.at(data)
      return MainActor.assumeIsolated { drag?.drop(y) == true } ? 1 : 0
    }
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(target))
    object.connect("motion", to: drag, through: motion)
    object.connect("drop", to: drag, through: drop)
  }

  /// Returns whether a distance from the top of `other` is within this widget.
  package func spans(_ y: Double, of other: Gtk.Widget) -> Bool {
    guard let bounds = bounds(inside: other) else { return false }
    return y >= Double(bounds.origin.y) && y < Double(bounds.origin.y + bounds.size.height)
  }

  /// Returns whether a distance from the top of `other` is in this widget's lower half, or below it.
  package func isBelowMiddle(_ y: Double, of other: Gtk.Widget) -> Bool {
    guard let bounds = bounds(inside: other) else { return false }
    return y >= Double(bounds.origin.y + bounds.size.height / 2)
  }

  /// Converts a point of `other` to this widget's coordinates.
  package func point(_ x: Double, _ y: Double, of other: Gtk.Widget) -> (x: Double, y: Double)? {
    var (left, top) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(other.widget, widget, x, y, &left, &top) != 0 else { return nil }
    return (left, top)
  }

  /// Returns the place of the widget in another one.
  package func frame(inside other: Gtk.Widget) -> CGRect? {
    bounds(inside: other).map {
      CGRect(
        x: Double($0.origin.x), y: Double($0.origin.y), width: Double($0.size.width), height: Double($0.size.height))
    }
  }

  package func bounds(inside other: Gtk.Widget) -> graphene_rect_t? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget, other.widget, &bounds) == 0 ? nil : bounds
  }
}
