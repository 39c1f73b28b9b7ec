import CGtk

extension Gtk.Widget {
  /// Calls `callback` once, after the next frame of the window has been painted; at once where the widget is not seen.
  func afterPaint(_ callback: @escaping @MainActor () -> Void) {
    guard isMapped, let clock = gtk_widget_get_frame_clock(widget) else { return callback() }
    var handler: Gtk.SignalHandler?
    let frameClock = Gtk.Object(retaining: UnsafeMutableRawPointer(clock))
    handler = frameClock.connect("after-paint") {
      // Keeps the clock's owner alive until then; letting go of the handler ends that.
      withExtendedLifetime(frameClock) { handler?.disconnect() }
      handler = nil
      callback()
    }
    gtk_widget_queue_draw(widget)
  }
}
