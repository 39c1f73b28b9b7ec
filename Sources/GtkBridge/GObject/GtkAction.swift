import CGtk

extension Gtk {
  /// Something the program does when it is asked by name (GSimpleAction), with a string where it wants one.
  final class Action: Object {
    init(name: String, takesParameter: Bool, _ handler: @escaping @MainActor (String?) -> Void) {
      let type = takesParameter ? g_variant_type_new("s") : nil
      defer { if let type { g_variant_type_free(type) } }
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
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
    init(name: String, state: String) {
      super.init(
        adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, g_variant_new_string(state))))
      isEnabled = false
    }

    var isEnabled: Bool {
      get { g_action_get_enabled(opaque) != 0 }
      set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
    }
  }
}
