import CGtk

private final class SwipeBox {
  let handler: @MainActor (Double, Double) -> Void

  init(_ handler: @escaping @MainActor (Double, Double) -> Void) { self.handler = handler }

  static func call(_ data: gpointer?, _ x: Double, _ y: Double) {
    guard let data else { return }
    let handler = Unmanaged<SwipeBox>.fromOpaque(data).takeUnretainedValue().handler
    // Events arrive on the thread that runs GTK's main loop: the main thread.
    MainActor.assumeIsolated { handler(x, y) }
  }
}

extension Gtk.Widget {
  /// Calls `handler` when fingers sweep over the widget, where nothing in it scrolls by that: with how far they went to the
  /// right and down, more or less. A touch screen tells of it, and a touchpad.
  func onSwipe(_ handler: @escaping @MainActor (_ right: Double, _ down: Double) -> Void) {
    onTouchSwipe(handler)
    onTouchpadSwipe(handler)
  }

  private func onTouchSwipe(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    guard let gesture = gtk_gesture_swipe_new() else { return }
    gtk_gesture_single_set_touch_only(gesture, 1)
    typealias Swipe = @convention(c) (gpointer?, Double, Double, gpointer?) -> Void
    let swipe: Swipe = { _, right, down, data in SwipeBox.call(data, right, down) }
    // A callback is what its signal's arguments make it.
    connect(gesture, "swipe", unsafeBitCast(swipe, to: GCallback.self), SwipeBox(handler))
    gtk_widget_add_controller(widget, gesture)  // The widget owns the controller from here on.
  }

  private func onTouchpadSwipe(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    var sum = (x: 0.0, y: 0.0)
    typealias Scroll = @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean
    let moved: Scroll = { _, x, y, data in
      SwipeBox.call(data, x, y)
      return 0
    }
    // The content goes with the fingers, and what is scrolled to lies the other way.
    let box = SwipeBox { x, y in sum = (sum.x - x, sum.y - y) }
    connect(scroll, "scroll", unsafeBitCast(moved, to: GCallback.self), box)
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(scroll))
    controller.connect("scroll-begin") { sum = (0, 0) }
    controller.connect("scroll-end") { handler(sum.x * Self.pointsPerScrollStep, sum.y * Self.pointsPerScrollStep) }
    gtk_widget_add_controller(widget, scroll)
  }

  /// A step is what a wheel's notch is; the fingers go about this far for it.
  private static var pointsPerScrollStep: Double { 30 }

  private func connect(_ instance: OpaquePointer, _ signal: String, _ callback: GCallback, _ box: SwipeBox) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(instance), signal, callback, Unmanaged.passRetained(box).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<SwipeBox>.fromOpaque(data).release()
      }, GConnectFlags(rawValue: 0))
  }

  /// Whether text runs from right to left here.
  var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}
