import CGtk
import Foundation

extension Gtk {
  /// A file of keys and values in one group (GKeyFile).
  @MainActor
  package final class KeyFile {
    private static let group = "AppStorage"
    private let keyFile: OpaquePointer

    package init() {
      keyFile = g_key_file_new()
    }

    isolated deinit {
      g_key_file_unref(keyFile)
    }

    /// Loads a file. Returns an error message, or `nil` on success.
    package func load(_ path: String) -> String? {
      var error: UnsafeMutablePointer<GError>?
      if g_key_file_load_from_file(keyFile, path, G_KEY_FILE_KEEP_COMMENTS, &error) != 0 { return nil }
      return Self.message(of: error)
    }

    /// Replaces a file atomically. Returns an error message, or `nil` on success.
    package func save(_ path: String) -> String? {
      var error: UnsafeMutablePointer<GError>?
      if g_key_file_save_to_file(keyFile, path, &error) != 0 { return nil }
      return Self.message(of: error)
    }

    /// Accesses the value of a name, which may be any text. Characters that GLib does not allow in keys are
    /// percent-encoded.
    package subscript(name: String) -> String? {
      get {
        let key = Self.key(name)
        guard let value = g_key_file_get_string(keyFile, Self.group, key, nil) else { return nil }
        defer { g_free(value) }
        return String(cString: value)
      }
      set {
        let key = Self.key(name)
        if let newValue {
          g_key_file_set_string(keyFile, Self.group, key, newValue)
        } else {
          g_key_file_remove_key(keyFile, Self.group, key, nil)
        }
      }
    }

    private static func key(_ name: String) -> String {
      // Keys must not be empty. No other name is encoded as a single percent sign.
      name.isEmpty ? "%" : name.addingPercentEncoding(withAllowedCharacters: keyCharacters) ?? name
    }

    private static let keyCharacters = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-")

    private static func message(of error: UnsafeMutablePointer<GError>?) -> String {
      guard let error else { return "unknown error" }
      defer { g_error_free(error) }
      return String(cString: error.pointee.message)
    }

    package static var defaultPath: String {
      let name = g_application_get_default().flatMap { g_application_get_application_id($0) } ?? g_get_prgname()
      let program = name.map { String(cString: $0) } ?? "GtkBridge"
      return String(cString: g_get_user_config_dir()) + "/\(program)/settings.ini"
    }
  }
}
