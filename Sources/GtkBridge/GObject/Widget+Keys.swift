import CGtk

private final class KeyBox {
  let handler: @MainActor () -> Bool

  init(_ handler: @escaping @MainActor () -> Bool) { self.handler = handler }
}

extension Gtk.Widget {
  /// Calls `handler` when the keys that `accelerator` names (`"Delete"`, `"<Alt>Up"`) are pressed while the focus is in
  /// the widget. It says whether it did something; otherwise the keys have their usual meaning.
  func onKeys(_ accelerator: String, _ handler: @escaping @MainActor () -> Bool) {
    let action = gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        let box = Unmanaged<KeyBox>.fromOpaque(data).takeUnretainedValue()
        // Key events arrive on the thread that runs GTK's main loop: the main thread.
        return MainActor.assumeIsolated { box.handler() } ? 1 : 0
      },
      Unmanaged.passRetained(KeyBox(handler)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<KeyBox>.fromOpaque(data).release()
      })
    guard let controller = gtk_shortcut_controller_new() else { return }
    // The shortcut owns the trigger and the action, the controller owns the shortcut, the widget the controller.
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(accelerator), action))
    gtk_widget_add_controller(widget, controller)
  }
}
