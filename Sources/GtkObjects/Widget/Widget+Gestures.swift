import CGtk

extension Gtk.Widget {
  /// Calls `handler` when a mouse button is pressed over the widget. Button 8 is the back button.
  package func onMouseButton(_ button: UInt32, _ handler: @escaping @MainActor () -> Void) {
    takePointer()
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, button)
    let clicks = Gtk.Object(retaining: UnsafeMutableRawPointer(gesture))
    clicks.connect("pressed", handler)
    gtk_widget_add_controller(widget, gesture)  // The widget owns the gesture, which owns the handler.
  }

  /// Calls `handler` when the pointer enters or leaves the widget.
  package func onHover(_ handler: @escaping @MainActor (Bool) -> Void) {
    takePointer()
    guard let motion = gtk_event_controller_motion_new() else { return }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(motion))
    controller.connect("enter") { handler(true) }
    controller.connect("leave") { handler(false) }
    gtk_widget_add_controller(widget, motion)
  }

  /// Calls `handler` when the keyboard focus enters or leaves the widget.
  package func onFocusChange(_ handler: @escaping @MainActor (Bool) -> Void) {
    guard let focus = gtk_event_controller_focus_new() else { return }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(focus))
    controller.connect("enter") { handler(true) }
    controller.connect("leave") { Gtk.FocusMove.during { handler(false) } }
    gtk_widget_add_controller(widget, focus)
  }

  /// Activates the widget as if it were pressed. A button acts at once: with its animation, GTK would ignore the second
  /// of two quick key presses.
  @discardableResult
  package func activate() -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_button_get_type()) != 0 else {
      return gtk_widget_activate(widget) != 0
    }
    emit("clicked")
    return true
  }

  package func clearFocus() {
    if let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, nil) }
  }
}
