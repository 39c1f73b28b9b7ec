import CGtk
import Foundation
import Graphics

extension Gtk {
  /// The press of a GTK control inside a view with gestures. It precedes the gestures, as the tap of a button does in
  /// SwiftUI.
  ///
  /// A gesture that is recognised without a movement, such as a drag of no minimum distance, would otherwise take each press
  /// from the control.
  @MainActor
  enum ControlPress {
    /// Returns a member for the arena if a touch begins on a control inside a widget.
    static func member(
      for event: GestureEvent, in widget: UnsafeMutablePointer<GtkWidget>, depth: Int
    ) -> GestureMember? {
      guard hits(types, at: event.location, in: widget) else { return nil }
      let member = GestureMember(TapGesture._makeRecognizer(TapGesture()), priority: .normal, mask: .all)
      member.position = .init(depth: depth + 1, index: 0)
      return member
    }

    /// Returns whether a touch begins on a text field inside a widget.
    static func isOnText(_ event: GestureEvent, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      hits([gtk_text_get_type(), gtk_text_view_get_type()], at: event.location, in: widget)
    }

    private static func hits(_ types: [GType], at point: CGPoint, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      guard let root = gtk_widget_get_root(widget) else { return false }
      let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
      var next = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT)
      while let found = next, found != widget {
        let instance = UnsafeMutableRawPointer(found).assumingMemoryBound(to: GTypeInstance.self)
        if types.contains(where: { g_type_check_instance_is_a(instance, $0) != 0 }) { return true }
        next = gtk_widget_get_parent(found)
      }
      return false
    }

    private static let types = [gtk_button_get_type(), gtk_check_button_get_type(), gtk_switch_get_type()]
  }
}
