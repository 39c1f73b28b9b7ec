import CGtk
import Foundation
import Graphics

extension Gtk {
  /// The gestures of a widget.
  ///
  /// GTK's own gestures report the touches, and decide between these gestures and those of GTK's widgets: a gesture that
  /// is recognised takes the touch from the controls and scrolled windows around it, and a control inside takes it from
  /// this widget. ``GestureArena`` decides between the gestures of nested widgets.
  @MainActor
  package final class GestureArea {
    /// The widget, which owns the area.
    private let widget: UnsafeMutablePointer<GtkWidget>
    private var members: [GestureMember] = []
    private var added = 0
    private var sources: [TouchSource] = []
    /// The press of a control inside, while it is touched.
    private var control: GestureMember?
    /// Indicates whether the touch began on a text field, which takes the tap.
    private var isOnText = false

    fileprivate init(of widget: Gtk.Widget) {
      self.widget = widget.widget
      widget.takePointer()
    }

    /// Adds a gesture outside the existing gestures of the widget.
    package func add(_ member: GestureMember) {
      member.position = .init(depth: 0, index: added)
      added += 1
      members.append(member)
      let phase = Self.phase(of: member)
      let source = sources.first { $0.phase == phase } ?? makeSource(phase)
      source.makeDrag()
      if member.recognizer.followsPinches { source.makePinch() }
      member.claim = { [weak source] in source?.claim() }
    }

    private func makeSource(_ phase: GtkPropagationPhase) -> TouchSource {
      let source = TouchSource(on: widget, phase, beside: sources.first) { [weak self] event in
        self?.handle(event, phase: phase)
      }
      sources.append(source)
      return source
    }

    /// Gestures that come before those inside, or are recognised beside them, must see the touch before the controls
    /// inside take it.
    private static func phase(of member: GestureMember) -> GtkPropagationPhase {
      member.priority == .normal && member.mask.contains(.subviews) ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE
    }

    package func remove(_ member: GestureMember) {
      members.removeAll { $0 === member }
      GestureArena.remove(member)
    }

    /// Taps the middle of the widget on behalf of the keyboard. Gestures of other widgets do not receive the tap.
    package func tap() {
      let place = WidgetPlace(of: widget)
      for member in members where member.contacts.isEmpty { member.place = place }
      let middle = Gtk.Widget(retaining: UnsafeMutableRawPointer(widget)).pointInWindow(
        CGPoint(x: place.size.width / 2, y: place.size.height / 2))
      for action in [GestureEvent.Action.down, .up] {
        let event = GestureEvent(
          action, contact: Self.keyboardContact, location: middle ?? .zero, time: SystemGestureClock().now)
        if action == .down { GestureArena.begin(event, for: members) } else { GestureArena.handle(event, for: members) }
      }
    }

    /// The identifier of the finger that stands for a key.
    private static let keyboardContact = -2

    private func handle(_ event: GestureEvent?, phase: GtkPropagationPhase) {
      var members = members.filter { Self.phase(of: $0) == phase }
      let isBeginning = event?.action == .down || event?.action == .pinchBegan
      if phase == GTK_PHASE_BUBBLE, !isBeginning, let control { members.append(control) }
      guard let event else { return GestureArena.cancel(members) }
      if phase == GTK_PHASE_CAPTURE {
        if event.action == .down { isOnText = ControlPress.isOnText(event, in: widget) }
        if event.action == .up, isOnText { GestureArena.cancel(members.filter(\.isSimultaneousTap)) }
      }
      guard isBeginning else { return GestureArena.handle(event, for: members) }
      let place = WidgetPlace(of: widget)
      var depth = 0
      for ancestor in sequence(first: widget, next: { gtk_widget_get_parent($0) }) {
        depth += 1
        if ancestor != widget { Gtk.Widget(retaining: UnsafeMutableRawPointer(ancestor)).letContentTakePresses() }
      }
      if phase == GTK_PHASE_BUBBLE {
        control = event.action == .down ? ControlPress.member(for: event, in: widget, depth: depth) : nil
      }
      for member in members {
        member.position = .init(depth: depth, index: member.position.index)
        if member.contacts.isEmpty { member.place = place }
      }
      if let control, phase == GTK_PHASE_BUBBLE {
        control.place = place
        members.append(control)
      }
      GestureArena.begin(event, for: members)
    }

    static let key = "gtkbridge-gestures"

    fileprivate static func of(_ widget: Gtk.Widget) -> GestureArea {
      let object: UnsafeMutablePointer<GObject> = widget.cast()
      if let data = g_object_get_data(object, key) {
        return Unmanaged<GestureArea>.fromOpaque(data).takeUnretainedValue()
      }
      let area = GestureArea(of: widget)
      g_object_set_data_full(object, key, Unmanaged.passRetained(area).toOpaque()) { data in
        guard let data else { return }
        Unmanaged<GestureArea>.fromOpaque(data).release()
      }
      return area
    }
  }
}

extension Gtk.Widget {
  /// The gestures of the widget.
  package var gestureArea: Gtk.GestureArea { Gtk.GestureArea.of(self) }

  /// Makes a button wait for the gestures of its label. Otherwise, the button takes a press before the widgets inside
  /// see its end.
  fileprivate func letContentTakePresses() {
    guard isInstance(of: gtk_button_get_type()) else { return }
    for (controller, _) in controllers(of: gtk_gesture_click_get_type()) {
      gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_BUBBLE)
    }
  }

  /// Lets the user press buttons in the label of this one.
  package func letInnerButtonsBePressed() {
    if contains(where: { $0.isInstance(of: gtk_button_get_type()) }) { letContentTakePresses() }
  }
}
