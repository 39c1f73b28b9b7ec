import CGtk

extension Gtk.Widget {
  /// Lets the user swipe parts of the widget sideways: by touch, with a touchpad or with a wheel that turns sideways.
  ///
  /// - Parameters:
  ///   - move: A closure that receives the distance that a part has moved to the right in points, and the part's
  ///     distance from the widget's top. It returns whether there is such a part.
  ///   - end: A closure that is called when the fingers leave, and after each notch of a wheel.
  package func onRowSwipe(move: @escaping @MainActor (Double, Double) -> Bool, end: @escaping @MainActor () -> Void) {
    swipeByScrolling(move: move, end: end)
    swipeByTouch(move: move, end: end)
  }

  private typealias Move = @MainActor (Double, Double) -> Bool

  /// The approximate finger distance of a scroll step, which is one notch of a mouse wheel.
  private static var pointsPerScrollStep: Double { 30 }

  private func swipeByScrolling(move: @escaping Move, end: @escaping @MainActor () -> Void) {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(scroll))
    // Safe, because the controller outlives its own handlers.
    let scrolled: Move = { [weak self] right, down in
      guard let self, abs(right) > abs(down), let y = pointerDistance(from: scroll) else {
        return false
      }
      // The scroll direction is opposite to the movement of the fingers.
      let isMoved = move(-right * Self.pointsPerScrollStep, y)
      // Each notch of a wheel is a swipe, because a wheel does not report when it rests.
      if isMoved, gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL, abs(right) >= 1 { end() }
      return isMoved
    }
    let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
      let handler = Callback<Move>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      return MainActor.assumeIsolated { handler?(x, y) == true } ? 1 : 0
    }
    controller.connect("scroll", to: scrolled, through: moved)
    controller.connect("scroll-end") { end() }
    gtk_widget_add_controller(widget, scroll)  // The widget takes ownership of the controller.
  }

  private func swipeByTouch(move: @escaping Move, end: @escaping @MainActor () -> Void) {
    guard let pan = gtk_gesture_pan_new(GTK_ORIENTATION_HORIZONTAL) else { return }
    gtk_gesture_single_set_touch_only(pan, 1)
    var (start, latest) = (0.0, 0.0)
    typealias Handler = @MainActor (Double, Double) -> Void
    let begin: Handler = { _, y in (start, latest) = (y, 0) }
    let update: Handler = { x, _ in
      // A swiped row is neither chosen nor dragged.
      if move(x - latest, start) { gtk_gesture_set_state(pan, GTK_EVENT_SEQUENCE_CLAIMED) }
      latest = x
    }
    let dragged: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      MainActor.assumeIsolated { handler?(x, y) }
    }
    let gesture = Gtk.Object(retaining: UnsafeMutableRawPointer(pan))
    gesture.connect("drag-begin", to: begin, through: dragged)
    gesture.connect("drag-update", to: update, through: dragged)
    gesture.connect("end") { end() }
    gtk_widget_add_controller(widget, pan)
  }

  /// Returns the distance of the pointer from the widget's top during a controller's event.
  private func pointerDistance(from controller: OpaquePointer) -> Double? {
    guard let event = gtk_event_controller_get_current_event(controller),
      let native = gtk_widget_get_native(widget)
    else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    // A scroll event has no position of its own.
    guard let surface = gdk_event_get_surface(event), let seat = gdk_event_get_seat(event),
      let pointer = gdk_seat_get_pointer(seat), gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0
    else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(window, widget, x - left, y - top, &x, &y) != 0 else { return nil }
    return y
  }
}
