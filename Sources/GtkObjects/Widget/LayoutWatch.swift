import CGtk

extension Gtk {
  /// Reports each layout of a widget's window, in which the widget may have moved.
  ///
  /// The frame clock reports only frames that something else has requested, so an idle window stays idle.
  @MainActor
  package final class LayoutWatch {
    private let callback: @MainActor () -> Void
    private weak var widget: Widget?
    private var handlers: [SignalHandler] = []
    private var clock: (object: Object, handler: SignalHandler)?

    package init(_ widget: Widget, _ callback: @escaping @MainActor () -> Void) {
      self.widget = widget
      self.callback = callback
      handlers = [
        widget.connect("realize") { [weak self] in self?.start() },
        // The clock belongs to the window that the widget leaves.
        widget.connect("unrealize") { [weak self] in self?.stop() },
      ]
      start()
    }

    isolated deinit {
      stop()
      for handler in handlers { handler.disconnect() }
    }

    private func start() {
      guard clock == nil, let widget, let frames = gtk_widget_get_frame_clock(widget.widget) else { return }
      let object = Object(retaining: UnsafeMutableRawPointer(frames))
      // The handler of the window is older, so the window has already been laid out.
      let queue = LayoutQueue.of(frames)
      let handler = object.connect("layout") { [weak self] in
        guard let self else { return }
        // Changes by the callback require another layout.
        if queue.isInLastLayout { self.widget?.afterLayout(callback) } else { callback() }
      }
      clock = (object, handler)
    }

    private func stop() {
      // The clock is kept alive until the handler is disconnected.
      if let clock { withExtendedLifetime(clock.object) { clock.handler.disconnect() } }
      clock = nil
    }
  }
}

extension Gtk.Widget {
  /// Calls a closure after each layout of the widget's window, for as long as the widget exists.
  package func afterEachLayout(_ callback: @escaping @MainActor () -> Void) {
    let watch = Gtk.LayoutWatch(self, callback)
    connect("destroy") { withExtendedLifetime(watch) {} }
  }
}
