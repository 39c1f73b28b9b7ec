import CGtk
import GtkObjects

@testable import GtkBridge

/// The accessibility properties of widgets.
extension Gtk.Widget {
  func hasRole(_ role: GtkAccessibleRole) -> Bool { gtk_accessible_get_accessible_role(opaque) == role }

  func isAccessible(_ property: GtkAccessibleProperty, _ text: String) -> Bool {
    guard let value = gtkbridge_accessible_text(opaque, property) else { return false }
    defer { g_free(value) }
    return String(cString: value) == text
  }

  var isLabelledByAnother: Bool { gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0 }

  /// The first widget of a GTK type inside, the widget itself included.
  func first(_ typeName: String) -> Gtk.Widget? { all.first { $0.typeName == typeName } }

  func all(_ typeName: String) -> [Gtk.Widget] { all.filter { $0.typeName == typeName } }
}
