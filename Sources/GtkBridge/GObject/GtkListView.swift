import CGtk

extension Gtk {
  /// A list that makes widgets only for the rows near what is visible (GtkListView).
  final class ListView: Widget {
    init() {
      super.init(adopting: gtk_list_view_new(nil, nil))
    }

    func setFactory(_ factory: ListItemFactory) { gtk_list_view_set_factory(opaque, factory.opaque) }

    func setModel(_ model: ListModel?) { gtk_list_view_set_model(opaque, model?.opaque) }

    /// The row that has the keyboard's focus, and the widget in it that does: the row itself, or a control.
    var focus: (row: Widget, widget: Widget)? {
      guard let focus = focusedDescendant else { return nil }
      var row = focus.widget
      while let parent = gtk_widget_get_parent(row), parent != widget { row = parent }
      return row == widget ? nil : (Widget(retaining: UnsafeMutableRawPointer(row)), focus)
    }

    /// Calls `handler` with the position of a row that is double-clicked, or has the focus when Return is pressed.
    func onActivate(_ handler: @escaping @MainActor (Int) -> Void) {
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
    func scrollToRow(at position: Int) {
      gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(UInt32(position)))
    }
  }
}

private final class ActivationBox {
  let handler: @MainActor (Int) -> Void

  init(_ handler: @escaping @MainActor (Int) -> Void) { self.handler = handler }
}
