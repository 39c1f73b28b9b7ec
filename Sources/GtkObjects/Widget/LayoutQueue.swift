import CGtk

extension Gtk {
  /// The callbacks that follow the layout of the windows of one frame clock.
  ///
  /// GTK lays out at most four times per frame. A fifth layout that is still requested leaves the windows without sizes, and
  /// a new window stays empty. Callbacks therefore run after the first three layouts, whose changes the next one shows,
  /// and otherwise wait for the next frame.
  @MainActor
  final class LayoutQueue {
    private static let layoutsPerFrame = 4
    private static let key = "gtkbridge-layout-queue"

    private let clock: OpaquePointer
    private var callbacks: [@MainActor () -> Void] = []
    /// The layouts that have ended in the frame with the number.
    private var frame: gint64
    private var layouts = 1

    /// Returns the queue of a clock.
    static func of(_ clock: OpaquePointer) -> LayoutQueue {
      let object = UnsafeMutablePointer<GObject>(clock)
      if let queue = g_object_get_data(object, key) {
        return Unmanaged<LayoutQueue>.fromOpaque(queue).takeUnretainedValue()
      }
      return LayoutQueue(clock)
    }

    private init(_ clock: OpaquePointer) {
      self.clock = clock
      // The frame may be in its first layout.
      frame = gdk_frame_clock_get_frame_counter(clock)
      typealias Handler = @MainActor () -> Void
      let laidOut: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
        let handler = Callback<Handler>.handler(at: data)
        // Safe, because frame clocks run on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { handler?() }
      }
      let handler: Handler = { [weak self] in self?.layoutDidEnd() }
      Object(retaining: UnsafeMutableRawPointer(clock))
        .connect("layout", to: handler, through: laidOut, G_CONNECT_AFTER)
      g_object_set_data_full(UnsafeMutablePointer(clock), Self.key, Unmanaged.passRetained(self).toOpaque()) { data in
        guard let data else { return }
        Unmanaged<LayoutQueue>.fromOpaque(data).release()
      }
    }

    /// Indicates whether the current layout, if any, is the last one of its frame.
    var isInLastLayout: Bool {
      frame == gdk_frame_clock_get_frame_counter(clock) && layouts >= Self.layoutsPerFrame - 1
    }

    /// Calls `callback` once after the current layout, or the next one.
    func add(for widget: Widget, _ callback: @escaping @MainActor () -> Void) {
      callbacks.append(callback)
      guard isInLastLayout else { return requestLayout() }
      widget.onNextFrame { [weak self] in self?.requestLayout() }
    }

    private func requestLayout() { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT) }

    private func layoutDidEnd() {
      let current = gdk_frame_clock_get_frame_counter(clock)
      if frame != current { (frame, layouts) = (current, 0) }
      let isLast = isInLastLayout
      layouts += 1
      if !isLast { runCallbacks() }
    }

    /// Runs the callbacks, and returns whether there are any. A window that is never shown has no frames for them.
    @discardableResult
    func runCallbacks() -> Bool {
      let due = callbacks
      callbacks = []
      for callback in due { callback() }
      return !due.isEmpty
    }
  }
}
