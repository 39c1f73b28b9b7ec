import CGtk

extension Gtk.Widget {
  /// Calls `handler` when fingers sweep over the widget, where nothing in it scrolls by that: with how far they went to the
  /// right and down, more or less. A touch screen tells of it, and a touchpad.
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
      // Events arrive on the thread that runs GTK's main loop: the main thread.
      MainActor.assumeIsolated { handler?(right, down) }
    }
    Gtk.Object(retaining: UnsafeMutableRawPointer(gesture)).connect("swipe", to: handler, through: swipe)
    gtk_widget_add_controller(widget, gesture)  // The widget owns the controller from here on.
  }

  private func onTouchpadSwipe(_ handler: @escaping Handler) {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    var sum = (x: 0.0, y: 0.0)
    // The content goes with the fingers, and what is scrolled to lies the other way.
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

  /// A step is what a wheel's notch is; the fingers go about this far for it.
  private static var pointsPerScrollStep: Double { 30 }

  /// Whether text runs from right to left here.
  package var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}
