import CGtk

private final class GestureBox {
  let handler: @MainActor (Int32) -> Void

  init(handler: @escaping @MainActor (Int32) -> Void) { self.handler = handler }
}

extension Gtk.Widget {
  /// Calls `handler` when the primary button has been pressed and released `count` times in a row over the widget.
  func onTap(count: Int, _ handler: @escaping @MainActor () -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, UInt32(GDK_BUTTON_PRIMARY))
    let box = GestureBox { presses in
      if Int(presses) == count { handler() }
    }
    typealias Released =
      @convention(c) (
        UnsafeMutableRawPointer, Int32, Double, Double, UnsafeMutableRawPointer
      ) -> Void
    let released: Released = { _, presses, _, _, data in
      let box = Unmanaged<GestureBox>.fromOpaque(data).takeUnretainedValue()
      // Events arrive on the thread that runs GTK's main loop: the main thread.
      MainActor.assumeIsolated { box.handler(presses) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(gesture), "released",
      // GLib calls every handler through a function of the signal's own signature, which is the one above.
      unsafeBitCast(released, to: GCallback.self), Unmanaged.passRetained(box).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<GestureBox>.fromOpaque(data).release()
      }, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget, gesture)  // The widget owns the controller from here on.
  }

  /// Calls `handler` when the widget has been held down, `factor` times as long as the desktop's own measure.
  func onLongPress(factor: Double, _ handler: @escaping @MainActor () -> Void) {
    guard let gesture = gtk_gesture_long_press_new() else { return }
    gtk_gesture_long_press_set_delay_factor(gesture, factor)
    let presses = Gtk.Object(retaining: UnsafeMutableRawPointer(gesture))
    presses.connect("pressed", handler)
    gtk_widget_add_controller(widget, gesture)
  }

  /// Calls `handler` when the pointer comes over the widget, and when it leaves.
  func onHover(_ handler: @escaping @MainActor (Bool) -> Void) {
    guard let motion = gtk_event_controller_motion_new() else { return }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(motion))
    controller.connect("enter") { handler(true) }
    controller.connect("leave") { handler(false) }
    gtk_widget_add_controller(widget, motion)
  }

  /// Calls `handler` when the keyboard's focus comes into the widget, and when it leaves.
  func onFocusChange(_ handler: @escaping @MainActor (Bool) -> Void) {
    guard let focus = gtk_event_controller_focus_new() else { return }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(focus))
    controller.connect("enter") { handler(true) }
    controller.connect("leave") { handler(false) }
    gtk_widget_add_controller(widget, focus)
  }

  /// Does what the widget does when it is pressed.
  @discardableResult
  func activate() -> Bool { gtk_widget_activate(widget) != 0 }

  /// Takes the keyboard's focus away from whatever has it in the widget's window.
  func clearFocus() {
    if let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, nil) }
  }
}
