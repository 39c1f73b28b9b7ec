import CGtk

extension Gtk {
  /// A running application in another process, accessed over the session bus through the interfaces
  /// `org.gtk.Application` and `org.gtk.Actions`.
  @MainActor
  package struct RunningInstance {
    private let bus: SessionBus
    private let id: String

    /// Finds the running instance. Returns `nil` if there is none, or no session bus.
    package init?(id: String) {
      guard let bus = SessionBus(), bus.call("NameHasOwner", [g_variant_new_string(id)])?.child(0)?.flag == true else {
        return nil
      }
      self.bus = bus
      self.id = id
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

    private func call(_ method: String, _ arguments: [OpaquePointer?], of interface: String) -> Variant? {
      bus.call(method, arguments, of: interface, at: path, to: id)
    }
  }
}
