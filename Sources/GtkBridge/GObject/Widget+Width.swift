import CGtk

extension Gtk.Widget {
  /// How wide the widget has been laid out, in pixels.
  var width: Double { Double(gtk_widget_get_width(widget)) }

  /// Calls `handler` after each frame painted while the widget is on screen: an idle window paints none.
  func onPaint(_ handler: @escaping @MainActor () -> Void) {
    let painting = Painting()
    connect("map") { [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(widget) else { return }
      let frameClock = Gtk.Object(retaining: UnsafeMutableRawPointer(clock))
      painting.start(on: frameClock, handler)
    }
    connect("unmap") { painting.stop() }
  }
}

/// A connection to the frame clock of the window a widget is shown in.
@MainActor
private final class Painting {
  private var clock: Gtk.Object?
  private var handler: Gtk.SignalHandler?

  func start(on clock: Gtk.Object, _ body: @escaping @MainActor () -> Void) {
    stop()
    self.clock = clock
    handler = clock.connect("after-paint", body)
  }

  func stop() {
    handler?.disconnect()
    handler = nil
    clock = nil
  }
}
