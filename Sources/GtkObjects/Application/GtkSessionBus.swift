import CGtk

extension Gtk {
  /// The connection to the user's session bus.
  @MainActor
  struct SessionBus {
    private let connection: Object

    /// Returns `nil` if there is no session bus.
    init?() {
      guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
      self.connection = Object(adopting: UnsafeMutableRawPointer(connection))
    }

    /// Calls a method, and returns the answer, or `nil` after an error.
    func call(
      _ method: String, _ arguments: [OpaquePointer?], of interface: String, at path: String, to name: String
    ) -> Variant? {
      var arguments = arguments
      let answer = g_dbus_connection_call_sync(
        connection.opaque, name, path, interface, method, g_variant_new_tuple(&arguments, gsize(arguments.count)), nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, nil)
      return answer.map { Variant(adopting: $0) }
    }

    /// Calls a method of the bus itself.
    func call(_ method: String, _ arguments: [OpaquePointer?]) -> Variant? {
      let daemon = "org.freedesktop.DBus"
      return call(method, arguments, of: daemon, at: "/org/freedesktop/DBus", to: daemon)
    }
  }

  /// A value received over the bus.
  @MainActor
  final class Variant {
    let pointer: OpaquePointer

    init(adopting pointer: OpaquePointer) { self.pointer = pointer }

    isolated deinit { g_variant_unref(pointer) }

    /// Returns the child value at an index, or `nil` if there is none.
    func child(_ index: Int) -> Variant? {
      guard g_variant_is_container(pointer) != 0, index < Int(g_variant_n_children(pointer)) else { return nil }
      return Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
    }

    var text: String? {
      guard String(cString: g_variant_get_type_string(pointer)) == "s" else { return nil }
      return String(cString: g_variant_get_string(pointer, nil))
    }

    var flag: Bool? {
      String(cString: g_variant_get_type_string(pointer)) == "b" ? g_variant_get_boolean(pointer) != 0 : nil
    }

    var number: UInt32? {
      String(cString: g_variant_get_type_string(pointer)) == "u" ? g_variant_get_uint32(pointer) : nil
    }
  }
}
