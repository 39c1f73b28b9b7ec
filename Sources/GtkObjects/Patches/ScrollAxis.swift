import CGtk

extension Gtk {
  /// A patch that passes on the scroll events of an axis that a scrolled window does not scroll.
  ///
  /// GTK ends every scroll event at the innermost scrolled window. A wheel over a horizontal scroll view would not
  /// scroll the vertical one around it.
  @MainActor
  final class ScrollAxis {
    var scrollsHorizontally = true
    var scrollsVertically = true
    private let own: [Widget.PhasedController]

    init(of window: ScrolledWindow) {
      own = window.controllers(of: gtk_event_controller_scroll_get_type())
      guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
      let controller = Object(retaining: UnsafeMutableRawPointer(scroll))
      // The widget's own controller runs later, in the bubble phase.
      gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
      typealias Handler = @MainActor (Double, Double, Bool) -> Void
      let handler: Handler = { [weak self] in self?.willScroll($0, $1, isShifted: $2) }
      let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { controller, x, y, data in
        let handler = Callback<Handler>.handler(at: data)
        let state = controller.map { gtk_event_controller_get_current_event_state(OpaquePointer($0)) }
        let isShifted = (state?.rawValue ?? 0) & GDK_SHIFT_MASK.rawValue != 0
        // Safe, because events arrive on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { handler?(x, y, isShifted) }
        return 0
      }
      controller.connect("scroll", to: handler, through: moved)
      gtk_widget_add_controller(window.widget, scroll)
    }

    /// Disables the scrolled window's own controllers for an event of the other axis. Shift swaps the axes.
    private func willScroll(_ x: Double, _ y: Double, isShifted: Bool) {
      let isHorizontal = (abs(x) > abs(y)) != isShifted
      let isOwn = isHorizontal ? scrollsHorizontally : scrollsVertically
      for (controller, phase) in own {
        gtk_event_controller_set_propagation_phase(controller.opaque, isOwn ? phase : GTK_PHASE_NONE)
      }
    }
  }
}
