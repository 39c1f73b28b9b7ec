import CGtk

/// What becomes of a drag inside one widget.
private final class RowDragBox {
  let begin: @MainActor (Double) -> Bool
  let motion: @MainActor (Double) -> Bool
  let drop: @MainActor (Double) -> Bool
  let end: @MainActor () -> Void

  init(
    begin: @escaping @MainActor (Double) -> Bool, motion: @escaping @MainActor (Double) -> Bool,
    drop: @escaping @MainActor (Double) -> Bool, end: @escaping @MainActor () -> Void
  ) {
    self.begin = begin
    self.motion = motion
    self.drop = drop
    self.end = end
  }

  static func at(_ data: gpointer?) -> RowDragBox? {
    data.map { Unmanaged<RowDragBox>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension Gtk.Widget {
  /// Lets parts of the widget be dragged to another place in it. Distances are from the widget's top.
  ///
  /// - Parameters:
  ///   - begin: Gives the part to be dragged, if there is one.
  ///   - motion: Says whether it may be dropped here.
  ///   - drop: Drops it, and says whether that was possible.
  ///   - end: Called last, whatever came of it.
  func onRowDrag(
    begin: @escaping @MainActor (Double) -> Gtk.Widget?, motion: @escaping @MainActor (Double) -> Bool,
    drop: @escaping @MainActor (Double) -> Bool, end: @escaping @MainActor () -> Void
  ) {
    guard let source = gtk_drag_source_new(),
      let target = gtk_drop_target_new(gtkbridge_type_boolean(), GDK_ACTION_MOVE)
    else { return }
    let box = RowDragBox(
      begin: { y in
        guard let part = begin(y), let icon = gtk_widget_paintable_new(part.widget) else { return false }
        // The source outlives its own handlers.
        gtk_drag_source_set_icon(source, icon, 0, 0)
        g_object_unref(UnsafeMutableRawPointer(icon))
        return true
      }, motion: motion, drop: drop, end: end)
    connect(source, to: box)
    connect(target: target, to: box)
    gtk_widget_add_controller(widget, source)
    gtk_widget_add_controller(widget, target)
  }

  private func connect(_ source: OpaquePointer, to box: RowDragBox) {
    gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
    typealias Prepare = @convention(c) (gpointer?, Double, Double, gpointer?) -> gpointer?
    let prepare: Prepare = { _, _, y, data in
      let box = RowDragBox.at(data)
      // GTK emits signals on the thread that runs its main loop: the main thread.
      guard MainActor.assumeIsolated({ box?.begin(y) == true }) else { return nil }
      var value = GValue()
      g_value_init(&value, gtkbridge_type_boolean())
      return gdk_content_provider_new_for_value(&value).map { UnsafeMutableRawPointer($0) }
    }
    typealias End = @convention(c) (gpointer?, gpointer?, gboolean, gpointer?) -> Void
    let end: End = { _, _, _, data in
      let box = RowDragBox.at(data)
      MainActor.assumeIsolated { box?.end() }
    }
    // A callback is what its signal's arguments make it.
    Self.connect(source, "prepare", unsafeBitCast(prepare, to: GCallback.self), box)
    Self.connect(source, "drag-end", unsafeBitCast(end, to: GCallback.self), box)
  }

  private func connect(target: OpaquePointer, to box: RowDragBox) {
    typealias Motion = @convention(c) (gpointer?, Double, Double, gpointer?) -> UInt32
    let motion: Motion = { _, _, y, data in
      let box = RowDragBox.at(data)
      return MainActor.assumeIsolated { box?.motion(y) == true } ? GDK_ACTION_MOVE.rawValue : 0
    }
    typealias Drop = @convention(c) (gpointer?, gpointer?, Double, Double, gpointer?) -> gboolean
    let drop: Drop = { _, _, _, y, data in
      let box = RowDragBox.at(data)
      return MainActor.assumeIsolated { box?.drop(y) == true } ? 1 : 0
    }
    // A callback is what its signal's arguments make it.
    Self.connect(target, "motion", unsafeBitCast(motion, to: GCallback.self), box)
    Self.connect(target, "drop", unsafeBitCast(drop, to: GCallback.self), box)
  }

  private static func connect(_ instance: OpaquePointer, _ signal: String, _ callback: GCallback?, _ box: RowDragBox) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(instance), signal, callback, Unmanaged.passRetained(box).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<RowDragBox>.fromOpaque(data).release()
      }, GConnectFlags(rawValue: 0))
  }

  /// Whether a distance from the top of `other` is within this widget.
  func spans(_ y: Double, of other: Gtk.Widget) -> Bool {
    guard let bounds = bounds(inside: other) else { return false }
    return y >= Double(bounds.origin.y) && y < Double(bounds.origin.y + bounds.size.height)
  }

  /// Whether a distance from the top of `other` is in this widget's lower half, or below it.
  func isBelowMiddle(_ y: Double, of other: Gtk.Widget) -> Bool {
    guard let bounds = bounds(inside: other) else { return false }
    return y >= Double(bounds.origin.y + bounds.size.height / 2)
  }

  private func bounds(inside other: Gtk.Widget) -> graphene_rect_t? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget, other.widget, &bounds) == 0 ? nil : bounds
  }
}
