import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A scrollable area (GtkScrolledWindow).
  package final class ScrolledWindow: Widget {
    package init() {
      super.init(adopting: gtk_scrolled_window_new())
      clearAccessibleNames(of: ["GtkScrollbar", "GtkRange"])
      // Its controllers precede the first event.
      _ = scrollAxis
    }

    private lazy var scrollAxis = ScrollAxis(of: self)
    private var scrolls: Axis.Set = [.horizontal, .vertical]
    private var keyHandler: SignalHandler?

    package func setChild(_ child: Widget) { gtk_scrolled_window_set_child(opaque, child.widget) }

    /// The axes without a scroll bar.
    private var hidesBars: Axis.Set = []

    /// Sets the scrollable axes. On other axes, the area is as large as its content.
    package func setAxes(horizontal: Bool, vertical: Bool, showsBars: Bool) {
      scrolls = []
      if horizontal { scrolls.insert(.horizontal) }
      if vertical { scrolls.insert(.vertical) }
      (scrollAxis.scrollsHorizontally, scrollAxis.scrollsVertically) = (horizontal, vertical)
      for (axis, scrolls) in [(Axis.horizontal, horizontal), (.vertical, vertical)] where scrolls {
        setSpaceName(ScrollViewSpace(axis: axis))
      }
      hidesBars = showsBars ? [] : [.horizontal, .vertical]
      applyPolicy()
      gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
      gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    }

    /// Indicates whether there is a frame around the area.
    package var hasFrame: Bool {
      get { gtk_scrolled_window_get_has_frame(opaque) != 0 }
      set { gtk_scrolled_window_set_has_frame(opaque, newValue ? 1 : 0) }
    }

    /// Hides the scroll bars of some axes.
    package func setHidesBars(_ axes: Axis.Set) {
      guard axes != hidesBars else { return }
      hidesBars = axes
      applyPolicy()
    }

    /// Indicates whether the scroll bars have their own space and remain visible, instead of appearing over the
    /// content.
    package var keepsBarsVisible: Bool {
      get { gtk_scrolled_window_get_overlay_scrolling(opaque) == 0 }
      set { if newValue != keepsBarsVisible { gtk_scrolled_window_set_overlay_scrolling(opaque, newValue ? 0 : 1) } }
    }

    private func applyPolicy() {
      func policy(_ axis: Axis.Set) -> GtkPolicyType {
        guard scrolls.contains(axis) else { return GTK_POLICY_NEVER }
        return hidesBars.contains(axis) ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC
      }
      gtk_scrolled_window_set_policy(opaque, policy(.horizontal), policy(.vertical))
    }

    /// Indicates whether the wheel, the touchpad, fingers and keys scroll the area. Otherwise, the wheel scrolls the area
    /// around this one.
    package var isUserScrollingEnabled = true {
      didSet {
        guard isUserScrollingEnabled != oldValue else { return }
        scrollAxis.isEnabled = isUserScrollingEnabled
        gtk_scrolled_window_set_kinetic_scrolling(opaque, isUserScrollingEnabled ? 1 : 0)
        if keyHandler == nil { blockKeys() }
      }
    }

    /// Stops GTK's key bindings while the user must not scroll.
    private func blockKeys() {
      keyHandler = connect("scroll-child") { [weak self] in
        guard let self, !isUserScrollingEnabled else { return }
        g_signal_stop_emission_by_name(pointer, "scroll-child")
      }
    }

    /// Ends the movement that continues after a finger has left the screen or the touchpad.
    func stopDeceleration() {
      guard isUserScrollingEnabled else { return }
      // GTK stops it only when it is disabled.
      gtk_scrolled_window_set_kinetic_scrolling(opaque, 0)
      gtk_scrolled_window_set_kinetic_scrolling(opaque, 1)
    }

    /// Replaces the effect of the wheel by `step`, which gets the number of notches and returns whether it has scrolled,
    /// and calls `end` after a movement on a touchpad or a touchscreen. `nil` restores GTK's own scrolling.
    package func setSteps(_ step: (@MainActor (Axis, Double) -> Bool)?, end: (@MainActor () -> Void)?) {
      (scrollAxis.onStep, scrollAxis.onEnd) = (step, end)
    }

    /// Calls `handler` when the user's fingers have left a touchpad or a touchscreen.
    package func onLift(_ handler: @escaping @MainActor () -> Void) { scrollAxis.onLift = handler }

    /// Calls `handler` with the turns of a wheel while Control is down, and with the place of the pointer in the widget. It
    /// returns whether anything has been zoomed.
    package func onZoom(_ handler: @escaping @MainActor (Double, CGPoint?) -> Bool) {
      scrollAxis.onZoom = { [weak self] notches, place in
        let shadow = self?.rootWindow?.surfaceOffset ?? .zero
        let inWindow = place.map { CGPoint(x: $0.x - shadow.x, y: $0.y - shadow.y) }
        return handler(notches, inWindow.flatMap { self?.point(fromWindow: $0) })
      }
    }

    /// Sets the distances between the scroll bars and the edges.
    package func setBarMargins(_ insets: EdgeInsets) {
      for bar in [gtk_scrolled_window_get_vscrollbar(opaque), gtk_scrolled_window_get_hscrollbar(opaque)] {
        if let bar { Widget(retaining: UnsafeMutableRawPointer(bar)).setMargins(insets) }
      }
    }

    /// Indicates whether content outside the area is invisible.
    package var clipsChild: Bool {
      get { child?.clipsContent ?? true }
      set { if child?.clipsContent != newValue { child?.clipsContent = newValue } }
    }

    var child: Widget? {
      gtk_scrolled_window_get_child(opaque).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
    }
  }
}

extension Gtk {
  /// Returns the height of the content of a scrolled window that scrolls vertically, or `nil` for other widgets. GTK
  /// measures the content at its minimum width.
  static func heightOfScrolledContent(of widget: UnsafeMutablePointer<GtkWidget>, width: Int32) -> Int32? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    guard width >= 0, g_type_check_instance_is_a(instance, gtk_scrolled_window_get_type()) != 0,
      let content = gtk_scrolled_window_get_child(OpaquePointer(widget))
    else { return nil }
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(OpaquePointer(widget), &horizontal, &vertical)
    guard horizontal == GTK_POLICY_NEVER, vertical != GTK_POLICY_NEVER,
      gtk_scrolled_window_get_propagate_natural_height(OpaquePointer(widget)) != 0
    else { return nil }
    var (least, natural) = (Int32(0), Int32(0))
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, max(width, least), nil, &natural, nil, nil)
    return natural
  }
}
