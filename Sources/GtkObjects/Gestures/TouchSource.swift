import CGtk
import Foundation
import Graphics

extension Gtk {
  /// Reports the touches of a widget, in one phase of the propagation of GTK's events.
  @MainActor
  package final class TouchSource {
    package typealias Handler = @MainActor (GestureEvent?) -> Void
    private typealias SequenceHandler = @MainActor (OpaquePointer?) -> Void

    let phase: GtkPropagationPhase
    /// The widget, which owns the source.
    private let widget: UnsafeMutablePointer<GtkWidget>
    /// Called with each event, and with `nil` if another gesture or widget has taken the touch.
    private let handler: Handler
    private var gestures: [OpaquePointer] = []
    /// A gesture of the widget. All gestures join its group: otherwise, one of them would end the others.
    private let neighbour: OpaquePointer?
    private var drag: OpaquePointer?
    /// The finger that the drag follows.
    private var contact: Int?
    private var zoom: OpaquePointer?
    private var isPinching = false
    private var scale = 1.0
    private var radians = 0.0
    /// The difference between the clock and the event times of the touch.
    private var clockOffset = 0.0

    /// The contact identifier of both fingers.
    private static let pinchContact = -1

    init(
      on widget: UnsafeMutablePointer<GtkWidget>, _ phase: GtkPropagationPhase, beside other: TouchSource?,
      handler: @escaping Handler
    ) {
      self.widget = widget
      self.phase = phase
      self.handler = handler
      neighbour = other?.gestures.first
    }

    /// Creates a source that receives the touches of a widget before or after the widgets inside. The caller retains
    /// it.
    package convenience init(on widget: Gtk.Widget, beforeContent isEarly: Bool, handler: @escaping Handler) {
      self.init(on: widget.widget, isEarly ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE, beside: nil, handler: handler)
    }

    /// Takes the touch from all other gestures of GTK.
    package func claim() {
      for gesture in gestures { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }

    /// - Parameter anyButton: Indicates whether presses of the other pointer buttons are touches, too.
    package func makeDrag(anyButton: Bool = false) {
      guard drag == nil, let drag = gtk_gesture_drag_new() else { return }
      self.drag = drag
      gtk_gesture_single_set_button(drag, anyButton ? 0 : UInt32(GDK_BUTTON_PRIMARY))
      connect(drag, "begin") { $0.begin($1, in: drag) }
      connect(drag, "update") { $0.report(.move, $1, in: drag) }
      connect(drag, "end") { $0.end($1, in: drag) }
      connect(drag, "cancel") { source, _ in source.cancel() }
      add(drag)
    }

    /// The surface in which the latest event of the drag took place.
    var surface: OpaquePointer? {
      drag.flatMap { gtk_event_controller_get_current_event($0) }.flatMap { gdk_event_get_surface($0) }
    }

    package func makePinch() {
      guard zoom == nil, let zoom = gtk_gesture_zoom_new(), let rotate = gtk_gesture_rotate_new() else { return }
      self.zoom = zoom
      for gesture in [zoom, rotate] {
        connect(gesture, "begin") { $0.beginPinch($1) }
        connect(gesture, "end") { source, sequence in
          if gtk_gesture_get_sequence_state(gesture, sequence) == GTK_EVENT_SEQUENCE_DENIED { source.cancel() }
          source.endPinch()
        }
        connect(gesture, "cancel") { source, _ in source.cancel() }
      }
      connect(zoom, "scale-changed") { source, scale, _ in
        source.scale = scale
        source.pinch()
      }
      connect(rotate, "angle-changed") { source, _, difference in
        source.radians = difference
        source.pinch()
      }
      add(zoom)
      add(rotate)
    }

    private func add(_ gesture: OpaquePointer) {
      gtk_event_controller_set_propagation_phase(gesture, phase)
      let first = gestures.first ?? neighbour
      gestures.append(gesture)
      gtk_widget_add_controller(widget, gesture)  // The widget takes ownership of the controller.
      if let first { gtk_gesture_group(gesture, first) }
    }

    private func connect(
      _ gesture: OpaquePointer, _ signal: String, _ action: @escaping @MainActor (TouchSource, OpaquePointer?) -> Void
    ) {
      let handler: SequenceHandler = { [weak self] sequence in
        if let self { action(self, sequence) }
      }
      let function: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, sequence, data in
        let handler = Callback<SequenceHandler>.handler(at: data)
        // Safe, because events arrive on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { handler?(sequence) }
      }
      Gtk.Object(retaining: UnsafeMutableRawPointer(gesture)).connect(signal, to: handler, through: function)
    }

    private typealias NumberHandler = @MainActor (Double, Double) -> Void

    /// Connects a signal with numbers: one for a zoom, two for a rotation.
    private func connect(
      _ gesture: OpaquePointer, _ signal: String, _ action: @escaping @MainActor (TouchSource, Double, Double) -> Void
    ) {
      let handler: NumberHandler = { [weak self] first, second in
        if let self { action(self, first, second) }
      }
      let object = Gtk.Object(retaining: UnsafeMutableRawPointer(gesture))
      if signal == "scale-changed" {
        let function: @convention(c) (gpointer?, Double, gpointer?) -> Void = { _, scale, data in
          let handler = Callback<NumberHandler>.handler(at: data)
          MainActor.assumeIsolated { handler?(scale, 0) }
        }
        object.connect(signal, to: handler, through: function)
      } else {
        let function: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, angle, difference, data in
          let handler = Callback<NumberHandler>.handler(at: data)
          MainActor.assumeIsolated { handler?(angle, difference) }
        }
        object.connect(signal, to: handler, through: function)
      }
    }

    // MARK: - One finger

    private func begin(_ sequence: OpaquePointer?, in gesture: OpaquePointer) {
      contact = Int(bitPattern: sequence)
      report(.down, sequence, in: gesture)
    }

    private func report(_ action: GestureEvent.Action, _ sequence: OpaquePointer?, in gesture: OpaquePointer) {
      guard let contact, contact == Int(bitPattern: sequence) else { return }
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 else { return }
      send(action, contact, atX: x, y: y, in: gesture)
    }

    private func end(_ sequence: OpaquePointer?, in gesture: OpaquePointer) {
      guard contact == Int(bitPattern: sequence) else { return }
      if gtk_gesture_get_sequence_state(gesture, sequence) == GTK_EVENT_SEQUENCE_DENIED { return cancel() }
      report(.up, sequence, in: gesture)
      contact = nil
    }

    /// Ends the touch without recognition.
    private func cancel() {
      guard contact != nil || isPinching else { return }
      contact = nil
      isPinching = false
      handler(nil)
    }

    // MARK: - Two fingers

    private func beginPinch(_ sequence: OpaquePointer?) {
      guard !isPinching, let zoom else { return }
      isPinching = true
      (scale, radians) = (1, 0)
      sendPinch(.pinchBegan, in: zoom)
    }

    private func pinch() {
      guard isPinching, let zoom else { return }
      sendPinch(.pinch(scale: scale, radians: radians), in: zoom)
    }

    private func endPinch() {
      guard isPinching, let zoom else { return }
      isPinching = false
      sendPinch(.pinchEnded, in: zoom)
    }

    private func sendPinch(_ action: GestureEvent.Action, in gesture: OpaquePointer) {
      var x = Double(gtk_widget_get_width(widget)) / 2
      var y = Double(gtk_widget_get_height(widget)) / 2
      if gtk_event_controller_get_current_event(gesture) != nil {
        gtk_gesture_get_bounding_box_center(gesture, &x, &y)
      }
      send(action, Self.pinchContact, atX: x, y: y, in: gesture)
    }

    private func send(
      _ action: GestureEvent.Action, _ contact: Int, atX x: Double, y: Double, in gesture: OpaquePointer
    ) {
      var event = GestureEvent(
        action, contact: contact, location: widget.pointInWindow(x, y), time: time(of: action, in: gesture),
        modifiers: EventModifiers(gtk_event_controller_get_current_event_state(gesture)))
      if action == .down {
        event.button = Int(max(1, gtk_gesture_single_get_current_button(gesture)))
        event.isPen =
          gtk_event_controller_get_current_event_device(gesture).map { gdk_device_get_source($0) } == GDK_SOURCE_PEN
      }
      handler(event)
    }

    /// Returns the time of the event, on the clock that was read when the touch began. The event may have waited for
    /// the program: by the current time, a drag would then have no speed, and a long press would be short.
    private func time(of action: GestureEvent.Action, in gesture: OpaquePointer) -> Double {
      let milliseconds = gtk_event_controller_get_current_event_time(gesture)
      guard milliseconds != 0 else { return SystemGestureClock().now }
      let time = Double(milliseconds) / 1_000
      if action == .down || action == .pinchBegan { clockOffset = SystemGestureClock().now - time }
      return time + clockOffset
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns a point of the widget in the coordinates of its window.
  @MainActor
  func pointInWindow(_ x: Double, _ y: Double) -> CGPoint {
    guard let root = gtk_widget_get_root(self) else { return CGPoint(x: x, y: y) }
    var (inside, outside) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_point(self, window, &inside, &outside) != 0 else { return CGPoint(x: x, y: y) }
    return CGPoint(x: Double(outside.x), y: Double(outside.y))
  }
}

extension EventModifiers {
  fileprivate init(_ state: GdkModifierType) {
    self = []
    func has(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
    if has(GDK_SHIFT_MASK) { insert(.shift) }
    if has(GDK_CONTROL_MASK) { formUnion([.control, .command]) }
    if has(GDK_ALT_MASK) { insert(.option) }
  }
}
