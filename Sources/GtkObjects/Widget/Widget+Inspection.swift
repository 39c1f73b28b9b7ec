import CGtk
import Foundation

/// Properties of widgets for tests and snapshots.
extension Gtk.Widget {
  /// The name of the widget's GTK class, such as `GtkButton`.
  package var typeName: String { String(cString: g_type_name(gtkbridge_object_type(pointer))) }

  package var parent: Gtk.Widget? {
    gtk_widget_get_parent(widget).map { Gtk.Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// The children, in screen order.
  package var children: [Gtk.Widget] {
    var children: [Gtk.Widget] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      children.append(Gtk.Widget(retaining: UnsafeMutableRawPointer(current)))
      child = gtk_widget_get_next_sibling(current)
    }
    return children
  }

  /// The widget and its descendants, in screen order.
  package var all: [Gtk.Widget] { [self] + children.flatMap(\.all) }

  /// The text of a label, or `nil` for other widgets.
  package var labelText: String? { typeName == "GtkLabel" ? String(cString: gtk_label_get_text(opaque)) : nil }

  /// The texts of the labels inside, in screen order.
  package var texts: [String] { all.compactMap(\.labelText) }

  /// Indicates whether the widget is in a window that is shown or drawn offscreen.
  package var isShown: Bool { isMapped }

  /// GTK's name of the accessibility role, such as `button`.
  package var roleName: String {
    let role = gtk_accessible_get_accessible_role(opaque)
    guard let type = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
    defer { g_type_class_unref(type) }
    let value = g_enum_get_value(type.assumingMemoryBound(to: GEnumClass.self), gint(role.rawValue))
    return value.map { String(cString: $0.pointee.value_nick) } ?? ""
  }

  /// Returns an accessibility text that was set explicitly, or `nil` if the widget uses its default.
  package func accessible(_ text: AccessibleText) -> String? {
    guard let value = gtkbridge_accessible_text(opaque, text.property) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// Indicates whether the widget is disabled for assistive technology.
  package var isAccessibleDisabled: Bool { gtkbridge_accessible_is(opaque, GTK_ACCESSIBLE_STATE_DISABLED) != 0 }

  /// The identifier set by ``View/accessibilityIdentifier(_:)``, or `nil` if the widget has GTK's default name.
  package var identifier: String? { name == typeName ? nil : name }

  /// Indicates whether the widget and its ancestors are enabled.
  package var isEnabled: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// Indicates whether the widget is pressed.
  package var isPressed: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
  }

  /// Indicates whether the widget is a selected row.
  package var isSelected: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
  }

  /// Returns the widget's frame in `other` as of the latest layout pass, in points, or `nil` if they are unrelated.
  package func frame(in other: Gtk.Widget) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  package func emit(_ signal: String) {
    var instance = GValue()
    g_value_init(&instance, gtkbridge_object_type(pointer))
    g_value_set_object(&instance, pointer)
    var answer = GValue()
    g_signal_emitv(&instance, g_signal_lookup(signal, gtkbridge_object_type(pointer)), 0, &answer)
    g_value_unset(&instance)
  }
}
