import CGtk

extension Gtk.Widget {
  /// Calls `handler` with the location when the user requests a context menu with the secondary button or a long press.
  package func onMenuRequest(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    takePointer()
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new() else { return }
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    gtk_gesture_single_set_touch_only(press, 1)
    typealias Handler = @MainActor (Double, Double) -> Void
    let pressed: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { handler?(x, y) }
    }
    let longPressed: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      MainActor.assumeIsolated { handler?(x, y) }
    }
    Gtk.Object(retaining: UnsafeMutableRawPointer(click)).connect("pressed", to: handler, through: pressed)
    Gtk.Object(retaining: UnsafeMutableRawPointer(press)).connect("pressed", to: handler, through: longPressed)
    // The widget takes ownership of the gestures.
    gtk_widget_add_controller(widget, click)
    gtk_widget_add_controller(widget, press)
  }
}
