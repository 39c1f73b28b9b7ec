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
      typealias Handler = @convention(c) (gpointer?, guint, gpointer?) -> Void
      let callback: Handler = { _, position, data in
        guard let data else { return }
        let box = Unmanaged<ActivationBox>.fromOpaque(data).takeUnretainedValue()
        // GTK emits signals on the thread that runs its main loop: the main thread.
        MainActor.assumeIsolated { box.handler(Int(position)) }
      }
      g_signal_connect_data(
        pointer, "activate",
        // A callback is what its signal's arguments make it: GTK calls it with those of "activate".
        unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(ActivationBox(handler)).toOpaque(),
        { data, _ in
          guard let data else { return }
          Unmanaged<ActivationBox>.fromOpaque(data).release()
        }, GConnectFlags(rawValue: 0))
    }

    /// Scrolls as little as brings the row into view.
    final func scrollToRow(at position: Int) {
      gtk_widget_activate_action_variant(rowsParent, "list.scroll-to-item", g_variant_new_uint32(UInt32(position)))
    }
  }
}

private final class ActivationBox {
  let handler: @MainActor (Int) -> Void

  init(_ handler: @escaping @MainActor (Int) -> Void) { self.handler = handler }
}
