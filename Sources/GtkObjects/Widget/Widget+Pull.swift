import CGtk

extension Gtk.ScrolledWindow {
  /// Calls `handler` when the user pulls the content down beyond its top by touch or with a touchpad. A swipe that begins
  /// further below scrolls to the top without calling it.
  ///
  /// - Parameter area: A widget around the scrolled window, which sees its events first.
  package func onPullDown(in area: Gtk.Widget, _ handler: @escaping @MainActor () -> Void) {
    let pull = PullDown(handler) { [weak self] in self?.isAtTop ?? false }
    pull.followTouches(in: area)
    pull.followScrolling(in: area)
    typealias Overshot = @MainActor () -> Void
    let overshot: @convention(c) (gpointer?, GtkPositionType, gpointer?) -> Void = { _, position, data in
      guard position == GTK_POS_TOP else { return }
      let handler = Callback<Overshot>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { handler?() }
    }
    let pulled: Overshot = { pull.didOvershoot() }
    connect("edge-overshot", to: pulled, through: overshot)
  }

  private var isAtTop: Bool {
    let adjustment = gtk_scrolled_window_get_vadjustment(opaque)
    return gtk_adjustment_get_value(adjustment) <= gtk_adjustment_get_lower(adjustment)
  }
}

/// The state of a pull.
@MainActor
private final class PullDown {
  private let handler: @MainActor () -> Void
  private let isAtTop: @MainActor () -> Bool
  /// Indicates whether the content was at its top when the fingers touched it.
  private var beganAtTop = false
  private var distance = 0.0

  /// The distance that counts as a pull, in points.
  private static let enough = 60.0
  /// The approximate finger distance of a scroll step.
  private static let pointsPerScrollStep = 30.0

  init(_ handler: @escaping @MainActor () -> Void, isAtTop: @escaping @MainActor () -> Bool) {
    self.handler = handler
    self.isAtTop = isAtTop
  }

  private func begin() {
    beganAtTop = isAtTop()
    distance = 0
  }

  private func move(to distance: Double) {
    self.distance = distance
    if distance >= Self.enough { didOvershoot() }
  }

  /// Ends a pull that began at the top, and calls the handler once.
  func didOvershoot() {
    guard beganAtTop else { return }
    beganAtTop = false
    handler()
  }

  func followTouches(in area: Gtk.Widget) {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_touch_only(drag, 1)
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    typealias Handler = @MainActor (Double, Double) -> Void
    let dragged: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      MainActor.assumeIsolated { handler?(x, y) }
    }
    let begin: Handler = { _, _ in self.begin() }
    let update: Handler = { _, down in self.move(to: down) }
    let gesture = Gtk.Object(retaining: UnsafeMutableRawPointer(drag))
    gesture.connect("drag-begin", to: begin, through: dragged)
    gesture.connect("drag-update", to: update, through: dragged)
    gtk_widget_add_controller(area.widget, drag)  // The widget takes ownership of the controller.
  }

  func followScrolling(in area: Gtk.Widget) {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else { return }
    gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
    typealias Handler = @MainActor (Double) -> Void
    let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, _, y, data in
      let handler = Callback<Handler>.handler(at: data)
      MainActor.assumeIsolated { handler?(y) }
      return 0
    }
    // The scroll direction is opposite to the movement of the fingers.
    let update: Handler = { y in self.move(to: self.distance - y * Self.pointsPerScrollStep) }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(scroll))
    controller.connect("scroll-begin") { self.begin() }
    controller.connect("scroll", to: update, through: moved)
    gtk_widget_add_controller(area.widget, scroll)
  }
}
