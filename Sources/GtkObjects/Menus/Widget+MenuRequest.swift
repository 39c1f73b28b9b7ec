import CGtk

extension Gtk.Widget {
  /// Calls `handler` with the location when the user requests a context menu with the secondary button or a long press.
  /// If `handler` returns `true`, widgets further outside are not asked for a menu.
  package func onMenuRequest(_ handler: @escaping @MainActor (Double, Double) -> Bool) {
    takePointer()
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new() else { return }
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    gtk_gesture_single_set_touch_only(press, 1)
    typealias Handler = @MainActor (Double, Double) -> Bool
    let pressed: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { gesture, _, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      guard MainActor.assumeIsolated({ handler?(x, y) == true }), let gesture else { return }
      gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
    }
    let longPressed: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { gesture, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      guard MainActor.assumeIsolated({ handler?(x, y) == true }), let gesture else { return }
      gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
    }
    Gtk.Object(retaining: UnsafeMutableRawPointer(click)).connect("pressed", to: handler, through: pressed)
    Gtk.Object(retaining: UnsafeMutableRawPointer(press)).connect("pressed", to: handler, through: longPressed)
    // The widget takes ownership of the gestures.
    gtk_widget_add_controller(widget, click)
    gtk_widget_add_controller(widget, press)
  }
}
