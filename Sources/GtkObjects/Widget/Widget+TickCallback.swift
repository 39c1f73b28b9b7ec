import CGtk
import Foundation

extension Gtk.Widget {
  /// Calls `callback` once, after the current layout pass and before painting. Its changes are laid out in the same
  /// frame, as far as GTK repeats the layout, and otherwise in the next one. If the widget is not on screen, the call
  /// happens after its first layout on screen.
  package func afterLayout(_ callback: @escaping @MainActor () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget) else {
      return onNextFrame { [weak self] in self?.afterLayout(callback) }
    }
    Gtk.LayoutQueue.of(clock).add(for: self, callback)
  }

  /// Prepares the callbacks after layouts, so that the first ones need no layout of their own.
  package func prepareLayoutQueue() {
    let prepare: @MainActor () -> Void = { [weak self] in
      if let clock = self.flatMap({ gtk_widget_get_frame_clock($0.widget) }) { _ = Gtk.LayoutQueue.of(clock) }
    }
    connect("realize", prepare)
    prepare()
  }

  /// The position of the widget in the content of its window, in points from the leading top corner.
  package var originInWindow: CGPoint { widget.windowContent.flatMap { origin(in: $0) } ?? .zero }

  /// Returns the position of the widget in an ancestor, in points from the leading top corner, or `nil` before the
  /// first layout.
  func origin(in ancestor: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
    // The point belongs to the content: margins, borders and paddings are outside.
    let width = gtk_widget_get_width(widget)
    var corner = graphene_point_t(x: isRightToLeft ? Float(width) : 0, y: 0)
    var place = graphene_point_t()
    guard gtk_widget_compute_point(widget, ancestor, &corner, &place) != 0 else { return nil }
    let x = isRightToLeft ? Double(gtk_widget_get_width(ancestor)) - Double(place.x) : Double(place.x)
    return CGPoint(x: x, y: Double(place.y))
  }

  /// Returns the place of the widget in another one of the same window, from its leading edge, once there is a layout.
  package func place(in other: Gtk.Widget) -> CGRect? {
    guard isMapped, let origin = origin(in: other.widget) else { return nil }
    return CGRect(
      origin: origin,
      size: CGSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget))))
  }

  /// Calls `callback` once, in the update phase of the next frame, before layout and painting.
  ///
  /// A widget that is not on screen has no frames, so the call then waits until it is. Afterwards, the frame clock
  /// stops again, so an idle window causes no wakeups.
  package func onNextFrame(_ callback: @escaping @MainActor () -> Void) {
    typealias Handler = @MainActor () -> Void
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        let callback = Callback<Handler>.handler(at: data)
        // Safe, because frame clocks run on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { callback?() }
        return 0
      },
      Callback<Handler>.retained(callback), releaseCallback)
  }

  /// Calls `callback` in the update phase of each frame with the frame's time, in seconds, until it returns `false`.
  ///
  /// A widget that is not on screen has no frames. After a frame that took too long, the main loop first handles
  /// pending work, such as reports to assistive technology: frames have a higher priority, and consecutive frames would
  /// leave no time for it.
  package func onFrames(_ callback: @escaping @MainActor (Double) -> Bool) {
    var last: Double?
    let reference = Gtk.WeakReference(self)
    onSteadyFrames { time in
      defer { last = time }
      guard callback(time) else { return false }
      guard let last, time - last > Self.lateFrame else { return true }
      Gtk.whenIdle { reference.widget?.onFrames(callback) }
      return false
    }
  }

  /// The time between two frames, in seconds, above which the second one is late.
  private static let lateFrame = 0.025

  private func onSteadyFrames(_ callback: @escaping @MainActor (Double) -> Bool) {
    typealias Handler = @MainActor (Double) -> Bool
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        let callback = Callback<Handler>.handler(at: data)
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        // Safe, because frame clocks run on the main thread, which runs GTK's main loop.
        return MainActor.assumeIsolated { callback?(time) == true } ? 1 : 0
      },
      Callback<Handler>.retained(callback), releaseCallback)
  }
}

extension Gtk {
  /// Calls an action when the main loop is idle.
  @MainActor
  static func whenIdle(_ action: @escaping @MainActor () -> Void) {
    typealias Handler = @MainActor () -> Void
    g_idle_add_full(
      G_PRIORITY_LOW,
      { data in
        let action = Callback<Handler>.handler(at: data)
        // Safe, because the main thread runs GTK's main loop.
        MainActor.assumeIsolated { action?() }
        return 0
      },
      Callback<Handler>.retained(action), releaseCallback)
  }
}
