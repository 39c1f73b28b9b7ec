import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension Gtk.Widget {
  /// Drops content on the widget, by GTK's signal, and returns whether it was accepted.
  func receive(_ content: TransferContent) throws -> Bool {
    let target = try #require(controllers("GtkDropTarget").first)
    var dropped = content.value
    var values = [GValue](repeating: GValue(), count: 4)
    g_value_init(&values[0], gtkbridge_object_type(target.pointer))
    g_value_set_object(&values[0], target.pointer)
    g_value_init(&values[1], g_value_get_type())
    g_value_set_boxed(&values[1], &dropped)
    for index in 2...3 {
      g_value_init(&values[index], gtkbridge_type_double())
      g_value_set_double(&values[index], 4)
    }
    var answer = GValue()
    g_value_init(&answer, gtkbridge_type_boolean())
    g_signal_emitv(&values, g_signal_lookup("drop", gtkbridge_object_type(target.pointer)), 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
    g_value_unset(&dropped)
    return g_value_get_boolean(&answer) != 0
  }
}
