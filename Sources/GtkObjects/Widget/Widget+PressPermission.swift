import CGtk

extension Gtk.Widget {
  /// Calls `isPermitted` for each press of the primary button, or of a finger, before the widget gets it. A press that is not
  /// permitted goes no further.
  package func onPressPermission(_ isPermitted: @escaping @MainActor () -> Bool) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    typealias Handler = @MainActor () -> Bool
    let pressed: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { gesture, _, _, _, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      guard MainActor.assumeIsolated({ handler?() == false }), let gesture else { return }
      gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
    }
    Gtk.Object(retaining: UnsafeMutableRawPointer(click)).connect("pressed", to: isPermitted, through: pressed)
    // The widget takes ownership of the gesture.
    gtk_widget_add_controller(widget, click)
  }
}
