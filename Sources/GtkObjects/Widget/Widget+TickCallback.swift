import CGtk
import Foundation

extension Gtk.Widget {
  /// Calls `callback` once, after the layout under way and before painting: what it changes is laid out in the same
  /// frame. GTK goes round four times at most; whoever changes sizes each time waits for the next frame then. A widget that
  /// is not on screen is laid out first in the frame in which it is.
  package func afterLayout(_ callback: @escaping @MainActor () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget) else {
      return onNextFrame { [weak self] in self?.afterLayout(callback) }
    }
    typealias Handler = @MainActor () -> Void
    let laidOut: @convention(c) (gpointer?, gpointer?) -> Void = { clock, data in
      let callback = Callback<Handler>.handler(at: data)
      g_signal_handlers_disconnect_matched(clock, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
      // Frame clocks run on the thread that runs GTK's main loop: the main thread.
      MainActor.assumeIsolated { callback?() }
    }
    Gtk.Object(retaining: UnsafeMutableRawPointer(clock))
      .connect("layout", to: callback, through: laidOut, G_CONNECT_AFTER)
    // The layout under way does not call a handler that is connected in the middle of it: another round does.
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  /// Where the widget begins in its window, in points from the corner where text begins.
  package var originInWindow: CGPoint {
    guard let root = gtk_widget_get_root(widget) else { return .zero }
    var bounds = graphene_rect_t()
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return .zero }
    let left = Double(bounds.origin.x)
    let x = isRightToLeft ? Double(gtk_widget_get_width(window)) - left - Double(bounds.size.width) : left
    return CGPoint(x: x, y: Double(bounds.origin.y))
  }

  /// Calls `callback` once, in the next frame's update phase: before layout and painting.
  ///
  /// A widget that is not on screen has no frames: the call then waits until it is. The frame clock stops again after
  /// it, so an idle window wakes nobody.
  package func onNextFrame(_ callback: @escaping @MainActor () -> Void) {
    typealias Handler = @MainActor () -> Void
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        let callback = Callback<Handler>.handler(at: data)
        // Frame clocks tick on the thread that runs GTK's main loop: the main thread.
        MainActor.assumeIsolated { callback?() }
        return 0
      },
      Callback<Handler>.retained(callback), releaseCallback)
  }

  /// Calls `callback` in each frame's update phase with the frame's time, in seconds, until it answers `false`.
  ///
  /// A widget that is not on screen has no frames.
  package func onFrames(_ callback: @escaping @MainActor (Double) -> Bool) {
    typealias Handler = @MainActor (Double) -> Bool
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        let callback = Callback<Handler>.handler(at: data)
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        // Frame clocks tick on the thread that runs GTK's main loop: the main thread.
        return MainActor.assumeIsolated { callback?(time) == true } ? 1 : 0
      },
      Callback<Handler>.retained(callback), releaseCallback)
  }
}
