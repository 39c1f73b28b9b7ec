import CGtk

extension Gtk {
  /// A running application in another process, accessed over the session bus through the interfaces
  /// `org.gtk.Application` and `org.gtk.Actions`.
  @MainActor
  package struct RunningInstance {
    private let bus: Object
    private let id: String

    /// Finds the running instance. Returns `nil` if there is none, or no session bus.
    package init?(id: String) {
      guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
      self.bus = Object(adopting: UnsafeMutableRawPointer(bus))
      self.id = id
      let daemon = "org.freedesktop.DBus"
      let answer = call("NameHasOwner", [g_variant_new_string(id)], of: daemon, at: "/org/freedesktop/DBus", to: daemon)
      guard let isOwned = answer?.child(0), g_variant_get_boolean(isOwned.pointer) != 0 else { return nil }
    }

    /// Activates the instance. Returns whether it answered.
    package func activate() -> Bool { call("Activate", [Self.noPlatformData], of: "org.gtk.Application") != nil }

    /// Performs an action with a text parameter. Returns whether the instance answered.
    package func performAction(_ name: String, target: String) -> Bool {
      var parameter = g_variant_new_variant(g_variant_new_string(target))
      let arguments = [g_variant_new_string(name), g_variant_new_array(nil, &parameter, 1), Self.noPlatformData]
      return call("Activate", arguments, of: "org.gtk.Actions") != nil
    }

    /// Returns the text state of an action, or `nil` if there is no such action or its state has another type.
    package func state(ofAction name: String) -> String? {
      // The reply contains whether the action is enabled, its parameter type, and an array with its state, if any.
      call("Describe", [g_variant_new_string(name)], of: "org.gtk.Actions")?.child(0)?.child(2)?.child(0)?.child(0)?
        .text
    }

    private static var noPlatformData: OpaquePointer? { g_variant_parse(nil, "@a{sv} {}", nil, nil, nil) }

    /// The object path at which GApplication exports an application with this identifier.
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

  /// A value received over the bus.
  @MainActor
  fileprivate final class Variant {
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
  }
}
