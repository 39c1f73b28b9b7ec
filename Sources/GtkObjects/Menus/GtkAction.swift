import CGtk

extension Gtk {
  /// Something the program does when it is asked by name (GSimpleAction), with a string where it wants one.
  package final class Action: Object {
    package init(name: String, takesParameter: Bool, _ handler: @escaping @MainActor (String?) -> Void) {
      let type = takesParameter ? g_variant_type_new("s") : nil
      defer { if let type { g_variant_type_free(type) } }
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
      onActivate(handler)
    }

    /// Something that is on or off, and is shown so in a menu.
    package init(name: String, isOn: Bool, _ handler: @escaping @MainActor () -> Void) {
      // The action owns its state from here on.
      let state = g_variant_new_boolean(isOn ? 1 : 0)
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, state)))
      onActivate { _ in handler() }
    }

    /// One of several, each of which has a string that stands for it, and is shown so in a menu.
    package init(name: String, chosen: String, _ handler: @escaping @MainActor (String) -> Void) {
      let type = g_variant_type_new("s")
      defer { if let type { g_variant_type_free(type) } }
      let state = g_variant_new_string(chosen)
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, type, state)))
      onActivate { if let string = $0 { handler(string) } }
    }

    private func onActivate(_ handler: @escaping @MainActor (String?) -> Void) {
      typealias Handler = @MainActor (String?) -> Void
      let activated: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, parameter, data in
        let handler = Callback<Handler>.handler(at: data)
        let string = parameter.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) }
        // Actions are activated by widgets, and by the session bus through the main context: on the main thread.
        MainActor.assumeIsolated { handler?(string) }
      }
      connect("activate", to: handler as Handler, through: activated)
    }

    /// Makes an action that does nothing, whose state tells something.
    package init(name: String, state: String) {
      super.init(
        adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, g_variant_new_string(state))))
      isEnabled = false
    }

    package var isEnabled: Bool {
      get { g_action_get_enabled(opaque) != 0 }
      set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
    }
  }
}
