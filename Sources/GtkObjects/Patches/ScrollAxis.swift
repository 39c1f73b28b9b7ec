import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A patch that passes on the scroll events of an axis that a scrolled window does not scroll.
  ///
  /// GTK ends every scroll event at the innermost scrolled window. A wheel over a horizontal scroll view would not
  /// scroll the vertical one around it.
  @MainActor
  final class ScrollAxis {
    /// Handles the turns of a wheel, in notches. Returns whether the window has moved.
    typealias StepHandler = @MainActor (Axis, Double) -> Bool

    var scrollsHorizontally = true
    var scrollsVertically = true
    /// Indicates whether the user may scroll.
    var isEnabled = true
    /// Replaces the effect of a wheel, if set.
    var onStep: StepHandler?
    /// Called when the user's fingers leave a touchpad or a touchscreen.
    var onEnd: (@MainActor () -> Void)?
    /// Called at the same time, for observers that do not change the scrolling.
    var onLift: (@MainActor () -> Void)?
    /// Handles the turns of a wheel while Control is down, with the place of the pointer in the window.
    var onZoom: (@MainActor (Double, CGPoint?) -> Bool)?
    private let own: [Widget.PhasedController]
    private weak var window: ScrolledWindow?

    init(of window: ScrolledWindow) {
      self.window = window
      own = window.controllers(of: gtk_event_controller_scroll_get_type())
      // The widget's own controller runs later, in the bubble phase.
      let before = Self.addController(to: window, phase: GTK_PHASE_CAPTURE) { [weak self] in
        guard let self else { return false }
        if $0.isControlled, let onZoom { return onZoom(abs($0.y) > abs($0.x) ? $0.y : $0.x, $0.place) }
        willScroll($0)
        return false
      }
      before?.connect("scroll-end") { [weak self] in self?.didEnd() }
      for (gesture, _) in window.controllers(of: gtk_gesture_drag_get_type()) {
        gesture.connect("drag-end") { [weak self] in self?.didEnd() }
      }
      // A scroll view inside has already used its own events.
      Self.addController(to: window, phase: GTK_PHASE_BUBBLE) { [weak self] in self?.step($0) ?? false }
    }

    private func didEnd() {
      onEnd?()
      onLift?()
    }

    private struct Event {
      let x: Double
      let y: Double
      let isShifted: Bool
      let isControlled: Bool
      /// The place of the pointer in the surface.
      let place: CGPoint?
      let isWheel: Bool

      /// Shift swaps the axes.
      var axis: Axis { (abs(x) > abs(y)) != isShifted ? .horizontal : .vertical }
    }

    /// Disables the scrolled window's own controllers for an event that is not theirs.
    private func willScroll(_ event: Event) {
      let isOwn = scrolls(event.axis) && !(event.isWheel && onStep != nil)
      for (controller, phase) in own {
        gtk_event_controller_set_propagation_phase(controller.opaque, isOwn ? phase : GTK_PHASE_NONE)
      }
    }

    private func step(_ event: Event) -> Bool {
      guard event.isWheel, scrolls(event.axis), let onStep else { return false }
      return onStep(event.axis, abs(event.x) > abs(event.y) ? event.x : event.y)
    }

    /// Returns whether the window scrolls on an axis. Content that is no longer than the window does not scroll.
    private func scrolls(_ axis: Axis) -> Bool {
      isEnabled && (axis == .horizontal ? scrollsHorizontally : scrollsVertically)
        && (window.map { $0.lastOffset(on: axis) > 0 } ?? false)
    }

    @discardableResult
    private static func addController(
      to window: ScrolledWindow, phase: GtkPropagationPhase, _ handler: @escaping @MainActor (Event) -> Bool
    ) -> Object? {
      let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
      guard let scroll = gtk_event_controller_scroll_new(flags) else { return nil }
      let controller = Object(retaining: UnsafeMutableRawPointer(scroll))
      gtk_event_controller_set_propagation_phase(scroll, phase)
      typealias Handler = @MainActor (Event) -> Bool
      let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { controller, x, y, data in
        let handler = Callback<Handler>.handler(at: data)
        let controller = controller.map { OpaquePointer($0) }
        let state = controller.map { gtk_event_controller_get_current_event_state($0) }
        func isDown(_ key: GdkModifierType) -> Bool { (state?.rawValue ?? 0) & key.rawValue != 0 }
        let isWheel = controller.map { gtk_event_controller_scroll_get_unit($0) } == GDK_SCROLL_UNIT_WHEEL
        var (left, top) = (0.0, 0.0)
        let current = controller.flatMap { gtk_event_controller_get_current_event($0) }
        let isPlaced = current.map { gdk_event_get_position($0, &left, &top) != 0 } ?? false
        let event = Event(
          x: x, y: y, isShifted: isDown(GDK_SHIFT_MASK), isControlled: isDown(GDK_CONTROL_MASK),
          place: isPlaced ? CGPoint(x: left, y: top) : nil, isWheel: isWheel)
        // Safe, because events arrive on the main thread, which runs GTK's main loop.
        return MainActor.assumeIsolated { handler?(event) == true } ? 1 : 0
      }
      controller.connect("scroll", to: handler, through: moved)
      gtk_widget_add_controller(window.widget, scroll)
      return controller
    }
  }
}
