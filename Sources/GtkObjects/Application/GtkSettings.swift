import CGtk

extension Gtk {
  /// The program's settings in the desktop's database (GSettings). They are typed by an installed schema, saved at
  /// once, and shared with other programs.
  package final class Settings: Object {
    private let schema: OpaquePointer

    /// - Parameter id: The schema's identifier. If the schema is not installed, the result is `nil`; GLib would abort
    ///   the program.
    package init?(schema id: String) {
      guard let source = g_settings_schema_source_get_default(),
        let schema = g_settings_schema_source_lookup(source, id, 1)
      else { return nil }
      self.schema = schema
      let settings: UnsafeMutablePointer<CGtk.GSettings> = g_settings_new_full(schema, nil, nil)
      super.init(adopting: UnsafeMutableRawPointer(settings))
    }

    isolated deinit {
      g_settings_schema_unref(schema)
    }

    package func has(_ key: String) -> Bool { g_settings_schema_has_key(schema, key) != 0 }

    /// Accesses the value of a key in the schema as text: `true`, `42`, `0.5`, or a plain text. Values that the schema
    /// does not permit are ignored.
    package subscript(key: String) -> String {
      get {
        guard let value = g_settings_get_value(cast(), key) else { return "" }
        defer { g_variant_unref(value) }
        guard
          let text = g_variant_get_type_string(value).map({ String(cString: $0) }) == "s"
            ? g_variant_get_string(value, nil).flatMap({ g_strdup($0) }) : g_variant_print(value, 0)
        else { return "" }
        defer { g_free(text) }
        return String(cString: text)
      }
      set {
        guard let old = g_settings_get_value(cast(), key) else { return }
        defer { g_variant_unref(old) }
        let type = g_variant_get_type(old)
        let isText = g_variant_get_type_string(old).map { String(cString: $0) } == "s"
        guard let value = isText ? g_variant_new_string(newValue) : g_variant_parse(type, newValue, nil, nil, nil)
        else {
          return
        }
        g_variant_ref_sink(value)
        defer { g_variant_unref(value) }
        guard let range = g_settings_schema_get_key(schema, key) else { return }
        defer { g_settings_schema_key_unref(range) }
        if g_settings_schema_key_range_check(range, value) != 0 { g_settings_set_value(cast(), key, value) }
      }
    }

    /// Calls `handler` when this or another program changes a key's value.
    /// Restores the schema's default.
    package func reset(_ key: String) { g_settings_reset(cast(), key) }

    package func onChange(of key: String, _ handler: @escaping @MainActor () -> Void) {
      connect("changed::\(key)", handler)
    }
  }
}
