import CGtk

extension Gtk {
  /// Something the program does when it is asked by name (GSimpleAction), with a string where it wants one.
  final class Action: Object {
    init(name: String, takesParameter: Bool, _ handler: @escaping @MainActor (String?) -> Void) {
      let type = takesParameter ? g_variant_type_new("s") : nil
      defer { if let type { g_variant_type_free(type) } }
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
      let activated: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
        _, parameter, data in
        guard let data else { return }
        let box = Unmanaged<ActionBox>.fromOpaque(data).takeUnretainedValue()
        let string = parameter.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) }
        // Actions are activated by widgets, and by the session bus through the main context: on the main thread.
        MainActor.assumeIsolated { box.handler(string) }
      }
      // GLib calls every handler with the arguments of its own signal: those that `activated` takes.
      g_signal_connect_data(
        pointer, "activate", unsafeBitCast(activated, to: GCallback.self),
        Unmanaged.passRetained(ActionBox(handler)).toOpaque(),
        { data, _ in
          guard let data else { return }
          Unmanaged<ActionBox>.fromOpaque(data).release()
        }, GConnectFlags(rawValue: 0))
    }

    var isEnabled: Bool {
      get { g_action_get_enabled(opaque) != 0 }
      set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
    }
  }
}

private final class ActionBox {
  let handler: @MainActor (String?) -> Void

  init(_ handler: @escaping @MainActor (String?) -> Void) { self.handler = handler }
}
