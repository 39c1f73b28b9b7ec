import CGtk

extension Gtk.Window {
  /// Indicates whether the user can resize the window. Otherwise it is as large as its content.
  package var isResizable: Bool {
    get { gtk_window_get_resizable(cast()) != 0 }
    set { gtk_window_set_resizable(cast(), newValue ? 1 : 0) }
  }

  /// Indicates whether the window has a button that closes it.
  package var isDeletable: Bool {
    get { gtk_window_get_deletable(cast()) != 0 }
    set { gtk_window_set_deletable(cast(), newValue ? 1 : 0) }
  }

  /// Indicates whether the window has a title bar and a frame.
  package var isDecorated: Bool {
    get { gtk_window_get_decorated(cast()) != 0 }
    set { gtk_window_set_decorated(cast(), newValue ? 1 : 0) }
  }
}

extension Gtk.Widget {
  /// Lets the user move the window by dragging the parts of the widget that take no input themselves.
  package func movesWindow() {
    guard let drag = gtk_gesture_drag_new() else { return }
    let gesture = Gtk.Object(retaining: UnsafeMutableRawPointer(drag))
    gesture.connect("drag-update") { [weak gesture, weak self] in
      guard let gesture, let self, let root = gtk_widget_get_root(widget),
        let surface = gtk_native_get_surface(gtk_widget_get_native(widget)),
        let device = gtk_event_controller_get_current_event_device(gesture.opaque)
      else { return }
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_drag_get_start_point(gesture.opaque, &x, &y) != 0 else { return }
      var (inRootX, inRootY) = (0.0, 0.0)
      let rootWidget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_translate_coordinates(widget, rootWidget, x, y, &inRootX, &inRootY)
      gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      let button = Int32(gtk_gesture_single_get_current_button(gesture.opaque))
      gdk_toplevel_begin_move(
        surface, device, button, inRootX, inRootY, gtk_event_controller_get_current_event_time(gesture.opaque))
      gtk_event_controller_reset(gesture.opaque)
    }
    gtk_widget_add_controller(widget, drag)
  }
}
