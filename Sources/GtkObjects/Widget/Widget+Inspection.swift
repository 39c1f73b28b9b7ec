import CGtk
import Foundation

/// What tests and snapshots want to know of widgets, whoever made them.
extension Gtk.Widget {
  /// The name of the widget's class in GTK, such as `GtkButton`.
  package var typeName: String { String(cString: g_type_name(gtkbridge_object_type(pointer))) }

  /// What the widget is in, if anything.
  package var parent: Gtk.Widget? {
    gtk_widget_get_parent(widget).map { Gtk.Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// What is directly inside, in the order of the screen.
  package var children: [Gtk.Widget] {
    var children: [Gtk.Widget] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      children.append(Gtk.Widget(retaining: UnsafeMutableRawPointer(current)))
      child = gtk_widget_get_next_sibling(current)
    }
    return children
  }

  /// The widget and everything in it, in the order of the screen.
  package var all: [Gtk.Widget] { [self] + children.flatMap(\.all) }

  /// The text of a label; `nil` for any other widget.
  package var labelText: String? { typeName == "GtkLabel" ? String(cString: gtk_label_get_text(opaque)) : nil }

  /// The texts of the labels inside, in the order of the screen.
  package var texts: [String] { all.compactMap(\.labelText) }

  /// Whether the widget is in a window's tree that is being shown, or drawn off screen.
  package var isShown: Bool { isMapped }

  /// GTK's name of what the widget is to assistive technology, such as `button`.
  package var roleName: String {
    let role = gtk_accessible_get_accessible_role(opaque)
    guard let type = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
    defer { g_type_class_unref(type) }
    let value = g_enum_get_value(type.assumingMemoryBound(to: GEnumClass.self), gint(role.rawValue))
    return value.map { String(cString: $0.pointee.value_nick) } ?? ""
  }

  /// What assistive technology was told about the widget; `nil` where that is left to the widget itself.
  package func accessible(_ text: AccessibleText) -> String? {
    guard let value = gtkbridge_accessible_text(opaque, text.property) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// Whether the widget is kept from assistive technology.
  package var isAccessibleHidden: Bool { gtkbridge_accessible_is_hidden(opaque) != 0 }

  /// The name that ``View/accessibilityIdentifier(_:)`` gave; `nil` where it is GTK's own, the class's name.
  package var identifier: String? { name == typeName ? nil : name }

  /// Whether neither the widget nor anything around it keeps it from taking input.
  package var isEnabled: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// Whether a row is selected.
  package var isSelected: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
  }

  /// Where the widget stands in `other` since the latest layout, in points; `nil` where it is not in it.
  package func frame(in other: Gtk.Widget) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// Emits a signal that has no arguments.
  package func emit(_ signal: String) {
    var instance = GValue()
    g_value_init(&instance, gtkbridge_object_type(pointer))
    g_value_set_object(&instance, pointer)
    var answer = GValue()
    g_signal_emitv(&instance, g_signal_lookup(signal, gtkbridge_object_type(pointer)), 0, &answer)
    g_value_unset(&instance)
  }
}
