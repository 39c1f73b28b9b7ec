import CGtk
import Graphics

extension Gtk.Widget {
  /// Reports horizontal movements of a finger on a touchscreen, or of two fingers on a touchpad, unless they scroll
  /// something inside the widget.
  ///
  /// - Parameters:
  ///   - byMouse: Indicates whether a movement of the mouse with a pressed button counts, too.
  ///   - wheel: Receives the steps to the right of a wheel, and returns whether it takes part.
  ///   - move: Receives the approximate distance to the right since the movement began, and returns whether it takes
  ///     part. Then the movement does nothing else.
  ///   - end: Called at the end of the movement with a Boolean value that indicates whether it was cancelled.
  package func onHorizontalPan(
    byMouse: Bool = false, wheel: (@MainActor (Double) -> Bool)? = nil, move: @escaping @MainActor (Double) -> Bool,
    end: @escaping @MainActor (Bool) -> Void
  ) {
    panByTouch(move: move, end: end)
    if byMouse { onMouseDrag(along: .horizontal, move: move, end: end) }
    panByScrolling(wheel: wheel, move: move, end: end)
  }

  private typealias Handler = @MainActor (Double, Double) -> Void
  private typealias ScrollHandler = @MainActor (Double, Double) -> Bool

  private func panByTouch(move: @escaping @MainActor (Double) -> Bool, end: @escaping @MainActor (Bool) -> Void) {
    guard let pan = gtk_gesture_pan_new(GTK_ORIENTATION_HORIZONTAL) else { return }
    gtk_gesture_single_set_touch_only(pan, 1)
    let update: Handler = { right, _ in
      // The finger no longer presses anything below it.
      if move(right) { gtk_gesture_set_state(pan, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
    let gesture = Gtk.Object(retaining: UnsafeMutableRawPointer(pan))
    gesture.connect("drag-update", to: update, through: Self.dragged)
    gesture.connect("cancel") { end(true) }
    gesture.connect("end") { end(false) }
    gtk_widget_add_controller(widget, pan)  // The widget takes ownership of the controller.
  }

  /// Reports movements of the mouse with a pressed button along an axis, unless a control or a gesture inside the widget takes
  /// them.
  ///
  /// - Parameters:
  ///   - move: Receives the distance since the press, and returns whether it takes part. Then the press does nothing else.
  ///   - end: Called at the end of the movement with a Boolean value that indicates whether it was cancelled.
  package func onMouseDrag(
    along axis: Axis, move: @escaping @MainActor (Double) -> Bool, end: @escaping @MainActor (Bool) -> Void
  ) {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(drag, UInt32(GDK_BUTTON_PRIMARY))
    var isMoving = false
    let begin: Handler = { _, _ in
      let event = gtk_event_controller_get_current_event(drag)
      if event.map({ gdk_event_get_event_type($0) }) == GDK_TOUCH_BEGIN {
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    let update: Handler = { right, down in
      let (along, across) = axis == .horizontal ? (right, down) : (down, right)
      if isMoving {
        _ = move(along)
      } else if max(abs(along), abs(across)) >= Self.leastMouseDrag {
        isMoving = abs(along) > abs(across) && move(along)
        gtk_gesture_set_state(drag, isMoving ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    let finish: @MainActor (Bool) -> Void = { isCancelled in
      if isMoving { end(isCancelled) }
      isMoving = false
    }
    let gesture = Gtk.Object(retaining: UnsafeMutableRawPointer(drag))
    gesture.connect("drag-begin", to: begin, through: Self.dragged)
    gesture.connect("drag-update", to: update, through: Self.dragged)
    gesture.connect("cancel") { finish(true) }
    gesture.connect("end") { finish(false) }
    gtk_widget_add_controller(widget, drag)
  }

  /// The distance in points from which a movement is no longer a click. The gestures inside are recognised earlier.
  private static var leastMouseDrag: Double { 12 }

  private static var dragged: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void {
    { _, right, down, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { handler?(right, down) }
    }
  }

  private func panByScrolling(
    wheel: (@MainActor (Double) -> Bool)?, move: @escaping @MainActor (Double) -> Bool,
    end: @escaping @MainActor (Bool) -> Void
  ) {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    /// The movement of the fingers since they touched the pad, or `nil` for a wheel.
    var sum: (right: Double, down: Double)?
    let add: ScrollHandler = { x, y in
      guard let before = sum else { return abs(x) > abs(y) && wheel?(x) == true }
      // The scroll direction is opposite to the movement of the fingers.
      let now = (right: before.right - x * Self.pointsPerScrollStep, down: before.down - y * Self.pointsPerScrollStep)
      sum = now
      return abs(now.right) > 2 * abs(now.down) && move(now.right)
    }
    let scrolled: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
      let handler = Callback<ScrollHandler>.handler(at: data)
      return MainActor.assumeIsolated { handler?(x, y) == true } ? 1 : 0
    }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(scroll))
    controller.connect("scroll", to: add, through: scrolled)
    controller.connect("scroll-begin") { sum = (0, 0) }
    controller.connect("scroll-end") {
      sum = nil
      end(false)
    }
    gtk_widget_add_controller(widget, scroll)
  }

  /// The approximate finger distance of a scroll step, which is one notch of a mouse wheel.
  private static var pointsPerScrollStep: Double { 30 }

  /// Indicates whether the text direction of the widget is right to left.
  package var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}
