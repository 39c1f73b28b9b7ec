import CGtk

extension Gtk {
  /// A named action with an optional string parameter (GSimpleAction).
  package final class Action: Object {
    package init(name: String, takesParameter: Bool, _ handler: @escaping @MainActor (String?) -> Void) {
      let type = takesParameter ? g_variant_type_new("s") : nil
      defer { if let type { g_variant_type_free(type) } }
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
      onActivate(handler)
    }

    /// Creates a toggle action, whose state appears in menus.
    package init(name: String, isOn: Bool, _ handler: @escaping @MainActor () -> Void) {
      // The action takes ownership of the state.
      let state = g_variant_new_boolean(isOn ? 1 : 0)
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, state)))
      onActivate { _ in handler() }
    }

    /// Creates an action for choosing one of several strings, whose current value appears in menus.
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
        // Safe, because widgets, and the session bus through the main context, activate actions on the main thread.
        MainActor.assumeIsolated { handler?(string) }
      }
      connect("activate", to: handler as Handler, through: activated)
    }

    /// Creates a disabled action whose only purpose is to publish a state.
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
