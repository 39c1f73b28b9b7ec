import CGtk
import Foundation

private final class FramesBox {
  let callback: @MainActor (Double) -> Bool

  init(callback: @escaping @MainActor (Double) -> Bool) { self.callback = callback }
}

private final class TickBox {
  let callback: @MainActor () -> Void

  init(callback: @escaping @MainActor () -> Void) { self.callback = callback }
}

/// What waits for the end of a layout.
private final class LayoutBox {
  private var callback: (@MainActor () -> Void)?
  var identifier: gulong = 0

  init(callback: @escaping @MainActor () -> Void) { self.callback = callback }

  func take() -> (@MainActor () -> Void)? {
    defer { callback = nil }
    return callback
  }
}

extension Gtk.Widget {
  /// Calls `callback` once, after the layout under way and before painting: what it changes is laid out in the same
  /// frame. GTK goes round four times at most; whoever changes sizes each time waits for the next frame then.
  func afterLayout(_ callback: @escaping @MainActor () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return onNextFrame(callback) }
    let box = Unmanaged.passRetained(LayoutBox(callback: callback)).toOpaque()
    typealias Handler = @convention(c) (gpointer?, gpointer?) -> Void
    let handler: Handler = { clock, data in
      guard let clock, let data else { return }
      let box = Unmanaged<LayoutBox>.fromOpaque(data).takeUnretainedValue()
      // Frame clocks run on the thread that runs GTK's main loop: the main thread.
      MainActor.assumeIsolated {
        let callback = box.take()
        callback?()
      }
      g_signal_handler_disconnect(clock, box.identifier)
    }
    let identifier = g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "layout",
      // A callback is what its signal's arguments make it: "layout" has none.
      unsafeBitCast(handler, to: GCallback.self), box,
      { data, _ in
        guard let data else { return }
        Unmanaged<LayoutBox>.fromOpaque(data).release()
      }, G_CONNECT_AFTER)
    Unmanaged<LayoutBox>.fromOpaque(box).takeUnretainedValue().identifier = identifier
    // The layout under way does not call a handler that is connected in the middle of it: another round does.
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  /// Where the widget begins in its window, in points.
  var originInWindow: CGPoint {
    guard let root = gtk_widget_get_root(widget) else { return .zero }
    var bounds = graphene_rect_t()
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return .zero }
    return CGPoint(x: Double(bounds.origin.x), y: Double(bounds.origin.y))
  }

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

  /// Calls `callback` in each frame's update phase with the frame's time, in seconds, until it answers `false`.
  ///
  /// A widget that is not on screen has no frames.
  func onFrames(_ callback: @escaping @MainActor (Double) -> Bool) {
    let box = Unmanaged.passRetained(FramesBox(callback: callback)).toOpaque()
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data else { return 0 }
        let box = Unmanaged<FramesBox>.fromOpaque(data).takeUnretainedValue()
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        // Frame clocks tick on the thread that runs GTK's main loop: the main thread.
        return MainActor.assumeIsolated { box.callback(time) } ? 1 : 0
      },
      box,
      { data in
        guard let data else { return }
        Unmanaged<FramesBox>.fromOpaque(data).release()
      })
  }
}
