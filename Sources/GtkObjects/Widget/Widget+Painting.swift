import CGtk

extension Gtk.Widget {
  /// Calls `callback` once, after the next frame of the window is painted. If the widget is not mapped, the call
  /// happens at once; if it leaves its window before that frame, it happens soon.
  package func afterPaint(_ callback: @escaping @MainActor () -> Void) {
    guard isMapped, let clock = gtk_widget_get_frame_clock(widget) else { return callback() }
    var handlers: [Gtk.SignalHandler] = []
    let frameClock = Gtk.Object(retaining: UnsafeMutableRawPointer(clock))
    let stop = {
      // The clock is kept alive until disconnection, which releases the handlers.
      withExtendedLifetime(frameClock) { for handler in handlers { handler.disconnect() } }
      handlers = []
    }
    handlers = [
      frameClock.connect("after-paint") {
        stop()
        callback()
      },
      // The clock of a closed window stops, and would retain the callback forever.
      connect("unrealize") {
        stop()
        Task { callback() }
      },
    ]
    gtk_widget_queue_draw(widget)
  }
}
