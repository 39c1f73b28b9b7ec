import CGtk

private final class ShortcutBox {
  let handler: @MainActor () -> Bool

  init(handler: @escaping @MainActor () -> Bool) { self.handler = handler }
}

extension Gtk.Widget {
  /// Calls `handler` when the keys that `accelerator` names (`"<Alt>Left"`, `"Escape"`) are pressed anywhere in the
  /// widget's window; its answer says whether that was all there was to do.
  func onShortcut(_ accelerator: String, _ handler: @escaping @MainActor () -> Bool) {
    let box = Unmanaged.passRetained(ShortcutBox(handler: handler)).toOpaque()
    let action = gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        let box = Unmanaged<ShortcutBox>.fromOpaque(data).takeUnretainedValue()
        // Key events arrive on the thread that runs GTK's main loop: the main thread.
        return MainActor.assumeIsolated { box.handler() } ? 1 : 0
      },
      box,
      { data in
        guard let data else { return }
        Unmanaged<ShortcutBox>.fromOpaque(data).release()
      })
    guard let controller = gtk_shortcut_controller_new() else { return }
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_MANAGED)
    // The shortcut owns the trigger and the action, the controller owns the shortcut, the widget the controller.
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(accelerator), action))
    gtk_widget_add_controller(widget, controller)
  }

  /// Calls `handler` when a button of the mouse is pressed over the widget: 8 is the one for going back.
  func onMouseButton(_ button: UInt32, _ handler: @escaping @MainActor () -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, button)
    let clicks = Gtk.Object(retaining: UnsafeMutableRawPointer(gesture))
    clicks.connect("pressed", handler)
    gtk_widget_add_controller(widget, gesture)  // The widget owns the gesture, the gesture owns the handler.
  }
}
