import CGtk

private final class PointBox {
  let handler: @MainActor (Double, Double) -> Void

  init(_ handler: @escaping @MainActor (Double, Double) -> Void) { self.handler = handler }
}

extension Gtk.Widget {
  /// Calls `handler` with the place when the user asks for the menu of the widget by the pointer: with the secondary
  /// button, or by a long touch.
  func onMenuRequest(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new() else { return }
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    gtk_gesture_single_set_touch_only(press, 1)
    typealias Pressed = @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void
    let pressed: Pressed = { _, _, x, y, data in
      guard let data else { return }
      let box = Unmanaged<PointBox>.fromOpaque(data).takeUnretainedValue()
      // Events arrive on the thread that runs GTK's main loop: the main thread.
      MainActor.assumeIsolated { box.handler(x, y) }
    }
    typealias LongPressed = @convention(c) (gpointer?, Double, Double, gpointer?) -> Void
    let longPressed: LongPressed = { _, x, y, data in
      guard let data else { return }
      let box = Unmanaged<PointBox>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { box.handler(x, y) }
    }
    // A callback is what its signal's arguments make it. The widget owns the gestures from here on.
    for (gesture, callback) in [
      (click, unsafeBitCast(pressed, to: GCallback.self)), (press, unsafeBitCast(longPressed, to: GCallback.self)),
    ] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(gesture), "pressed", callback, Unmanaged.passRetained(PointBox(handler)).toOpaque(),
        { data, _ in
          guard let data else { return }
          Unmanaged<PointBox>.fromOpaque(data).release()
        }, GConnectFlags(rawValue: 0))
      gtk_widget_add_controller(widget, gesture)
    }
  }
}
