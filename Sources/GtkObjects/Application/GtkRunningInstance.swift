import CGtk

extension Gtk {
  /// The application of an id that runs in another process, as the session bus shows it: by `org.gtk.Application` and
  /// `org.gtk.Actions`.
  @MainActor
  package struct RunningInstance {
    private let bus: Object
    private let id: String

    /// Finds the instance that runs; `nil` if there is none, or no bus.
    package init?(id: String) {
      guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
      self.bus = Object(adopting: UnsafeMutableRawPointer(bus))
      self.id = id
      let daemon = "org.freedesktop.DBus"
      let answer = call("NameHasOwner", [g_variant_new_string(id)], of: daemon, at: "/org/freedesktop/DBus", to: daemon)
      guard let isOwned = answer?.child(0), g_variant_get_boolean(isOwned.pointer) != 0 else { return nil }
    }

    /// Brings it to the front; says whether it has answered.
    package func activate() -> Bool { call("Activate", [Self.noPlatformData], of: "org.gtk.Application") != nil }

    /// Does what an action does with a text; says whether it has answered.
    package func performAction(_ name: String, target: String) -> Bool {
      var parameter = g_variant_new_variant(g_variant_new_string(target))
      let arguments = [g_variant_new_string(name), g_variant_new_array(nil, &parameter, 1), Self.noPlatformData]
      return call("Activate", arguments, of: "org.gtk.Actions") != nil
    }

    /// The text that is the state of an action; `nil` if there is no such action, or it has another state.
    package func state(ofAction name: String) -> String? {
      // The answer tells whether the action is enabled, its parameter's type, and an array with its state, if it has one.
      call("Describe", [g_variant_new_string(name)], of: "org.gtk.Actions")?.child(0)?.child(2)?.child(0)?.child(0)?
        .text
    }

    private static var noPlatformData: OpaquePointer? { g_variant_parse(nil, "@a{sv} {}", nil, nil, nil) }

    /// Where GApplication shows an application of the id.
    private var path: String { "/" + id.replacing(".", with: "/").replacing("-", with: "_") }

    private func call(
      _ method: String, _ arguments: [OpaquePointer?], of interface: String, at path: String? = nil,
      to name: String? = nil
    ) -> Variant? {
      var arguments = arguments
      let answer = g_dbus_connection_call_sync(
        bus.opaque, name ?? id, path ?? self.path, interface, method,
        g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, nil)
      return answer.map { Variant(adopting: $0) }
    }
  }

  /// A value that came over the bus.
  @MainActor
  fileprivate final class Variant {
    let pointer: OpaquePointer

    init(adopting pointer: OpaquePointer) { self.pointer = pointer }

    isolated deinit { g_variant_unref(pointer) }

    /// The value inside at a place; `nil` if there is none.
    func child(_ index: Int) -> Variant? {
      guard g_variant_is_container(pointer) != 0, index < Int(g_variant_n_children(pointer)) else { return nil }
      return Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
    }

    var text: String? {
      guard String(cString: g_variant_get_type_string(pointer)) == "s" else { return nil }
      return String(cString: g_variant_get_string(pointer, nil))
    }
  }
}
