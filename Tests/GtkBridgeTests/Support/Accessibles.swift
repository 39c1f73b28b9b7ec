import CGtk
import Foundation

@testable import GtkBridge

/// What assistive technology is told of widgets.
extension Gtk.Widget {
  func hasRole(_ role: GtkAccessibleRole) -> Bool { gtk_accessible_get_accessible_role(opaque) == role }

  func isAccessible(_ property: GtkAccessibleProperty, _ text: String) -> Bool {
    typealias Check =
      @convention(c) (OpaquePointer, GtkAccessibleProperty, UnsafePointer<CChar>)
      -> UnsafeMutablePointer<CChar>?
    guard let symbol = dlsym(nil, "gtk_test_accessible_check_property") else { return false }
    // Variadic in C, which Swift cannot call. On this platform's calling conventions (System V for x86-64, AAPCS64) a
    // pointer goes into the same register whether it is a named argument or not.
    let check = unsafeBitCast(symbol, to: Check.self)
    guard let difference = check(opaque, property, text) else { return true }
    g_free(difference)
    return false
  }

  var isLabelledByAnother: Bool { gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0 }

  /// The first widget of a GTK type inside, the widget itself included.
  func first(_ typeName: String) -> Gtk.Widget? { all.first { $0.typeName == typeName } }

  func all(_ typeName: String) -> [Gtk.Widget] { all.filter { $0.typeName == typeName } }
}
