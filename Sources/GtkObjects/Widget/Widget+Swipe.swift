import CGtk

extension Gtk.Widget {
  /// Calls `handler` after a swipe on a touchscreen or touchpad, unless the swipe scrolls something inside the widget.
  /// The arguments are the approximate distances to the right and downwards.
  package func onSwipe(_ handler: @escaping @MainActor (_ right: Double, _ down: Double) -> Void) {
    onTouchSwipe(handler)
    onTouchpadSwipe(handler)
  }

  private typealias Handler = @MainActor (Double, Double) -> Void

  private func onTouchSwipe(_ handler: @escaping Handler) {
    guard let gesture = gtk_gesture_swipe_new() else { return }
    gtk_gesture_single_set_touch_only(gesture, 1)
    let swipe: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, right, down, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { handler?(right, down) }
    }
    Gtk.Object(retaining: UnsafeMutableRawPointer(gesture)).connect("swipe", to: handler, through: swipe)
    gtk_widget_add_controller(widget, gesture)  // The widget takes ownership of the controller.
  }

  private func onTouchpadSwipe(_ handler: @escaping Handler) {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    var sum = (x: 0.0, y: 0.0)
    // The scroll direction is opposite to the movement of the fingers.
    let add: Handler = { x, y in sum = (sum.x - x, sum.y - y) }
    let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      MainActor.assumeIsolated { handler?(x, y) }
      return 0
    }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(scroll))
    controller.connect("scroll", to: add, through: moved)
    controller.connect("scroll-begin") { sum = (0, 0) }
    controller.connect("scroll-end") { handler(sum.x * Self.pointsPerScrollStep, sum.y * Self.pointsPerScrollStep) }
    gtk_widget_add_controller(widget, scroll)
  }

  /// The approximate finger distance of a scroll step, which is one notch of a mouse wheel.
  private static var pointsPerScrollStep: Double { 30 }

  /// Indicates whether the text direction of the widget is right to left.
  package var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}
