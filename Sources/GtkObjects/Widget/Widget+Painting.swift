import CGtk

extension Gtk.Widget {
  /// Calls `callback` once, after the next frame of the window has been painted; at once where the widget is not seen, and
  /// soon where it leaves its window before that frame.
  package func afterPaint(_ callback: @escaping @MainActor () -> Void) {
    guard isMapped, let clock = gtk_widget_get_frame_clock(widget) else { return callback() }
    var handlers: [Gtk.SignalHandler] = []
    let frameClock = Gtk.Object(retaining: UnsafeMutableRawPointer(clock))
    let stop = {
      // Keeps the clock's owner alive until then; letting go of the handlers ends that.
      withExtendedLifetime(frameClock) { for handler in handlers { handler.disconnect() } }
      handlers = []
    }
    handlers = [
      frameClock.connect("after-paint") {
        stop()
        callback()
      },
      // The clock of a window that is closed ticks no more, and would keep the callback for ever.
      connect("unrealize") {
        stop()
        Task { callback() }
      },
    ]
    gtk_widget_queue_draw(widget)
  }
}
