import CGtk
import GtkObjects

@testable import GtkBridge

extension Gtk.Widget {
  /// The event controllers on the widget that are of a GTK type.
  func controllers(_ typeName: String) -> [Gtk.Object] {
    guard let list = gtk_widget_observe_controllers(widget) else { return [] }
    let model = Gtk.Object(adopting: UnsafeMutableRawPointer(list))
    return (0..<g_list_model_get_n_items(model.opaque)).compactMap { index in
      g_list_model_get_item(model.opaque, index).map { Gtk.Object(adopting: $0) }
    }.filter { String(cString: g_type_name(gtkbridge_object_type($0.pointer))) == typeName }
  }
}

extension Gtk.Object {
  /// Emits a signal with numbers as its arguments.
  func emit(_ signal: String, numbers: [Double]) {
    var values = [GValue()]
    g_value_init(&values[0], gtkbridge_object_type(pointer))
    g_value_set_object(&values[0], pointer)
    for number in numbers {
      var value = GValue()
      g_value_init(&value, gtkbridge_type_double())
      g_value_set_double(&value, number)
      values.append(value)
    }
    let identifier = g_signal_lookup(signal, gtkbridge_object_type(pointer))
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    var answer = GValue()
    if query.return_type == gtkbridge_type_boolean() { g_value_init(&answer, query.return_type) }
    g_signal_emitv(&values, identifier, 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  /// Emits a signal with an integer and numbers as its arguments.
  func emit(_ signal: String, integer: Int32? = nil, numbers: Int = 0) {
    var values = [GValue()]
    g_value_init(&values[0], gtkbridge_object_type(pointer))
    g_value_set_object(&values[0], pointer)
    if let integer {
      var value = GValue()
      g_value_init(&value, gtkbridge_type_int())
      g_value_set_int(&value, integer)
      values.append(value)
    }
    for _ in 0..<numbers {
      var value = GValue()
      g_value_init(&value, gtkbridge_type_double())
      values.append(value)
    }
    g_signal_emitv(&values, g_signal_lookup(signal, gtkbridge_object_type(pointer)), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}

extension Gtk.Object {
  /// Emits a signal of a gesture with the pointer as its finger.
  func emitTouch(_ signal: String) {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], gtkbridge_object_type(pointer))
    g_value_set_object(&values[0], pointer)
    g_value_init(&values[1], gdk_event_sequence_get_type())
    var answer = GValue()
    g_signal_emitv(&values, g_signal_lookup(signal, gtkbridge_object_type(pointer)), 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
