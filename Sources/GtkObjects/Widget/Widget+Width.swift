import CGtk

extension Gtk.Widget {
  /// How wide the widget has been laid out, in pixels.
  package var width: Double { Double(gtk_widget_get_width(widget)) }

  /// How wide the widget would like to be.
  package var naturalWidth: Double {
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return Double(natural)
  }

  /// Makes a widget that is in a window ready to be shown, so that its keys press it even where it is not.
  package func prepareForScreen() {
    if gtk_widget_get_root(widget) != nil { gtk_widget_realize(widget) }
  }

  /// Calls `handler` after each frame painted while the widget is on screen: an idle window paints none.
  package func onPaint(_ handler: @escaping @MainActor () -> Void) {
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
