import CGtk

private final class TickBox {
  let callback: @MainActor () -> Void

  init(callback: @escaping @MainActor () -> Void) { self.callback = callback }
}

extension Gtk.Widget {
  /// Calls `callback` once, in the next frame's update phase: before layout and painting.
  ///
  /// A widget that is not on screen has no frames: the call then waits until it is. The frame clock stops again after
  /// it, so an idle window wakes nobody.
  func onNextFrame(_ callback: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(TickBox(callback: callback)).toOpaque()
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        guard let data else { return 0 }
        let box = Unmanaged<TickBox>.fromOpaque(data).takeUnretainedValue()
        // Frame clocks tick on the thread that runs GTK's main loop: the main thread.
        MainActor.assumeIsolated { box.callback() }
        return 0
      },
      box,
      { data in
        guard let data else { return }
        Unmanaged<TickBox>.fromOpaque(data).release()
      })
  }
}
