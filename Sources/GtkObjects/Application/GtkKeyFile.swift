import CGtk
import Foundation

extension Gtk {
  /// A file of names and values in one group (GKeyFile).
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

    /// Reads a file; gives what is wrong with one that cannot be read.
    package func load(_ path: String) -> String? {
      var error: UnsafeMutablePointer<GError>?
      if g_key_file_load_from_file(keyFile, path, G_KEY_FILE_KEEP_COMMENTS, &error) != 0 { return nil }
      return Self.message(of: error)
    }

    /// Replaces a file as a whole; gives what is wrong where that fails.
    package func save(_ path: String) -> String? {
      var error: UnsafeMutablePointer<GError>?
      if g_key_file_save_to_file(keyFile, path, &error) != 0 { return nil }
      return Self.message(of: error)
    }

    /// The value of a name, which may be any text: in the file, what GLib's own names are made of stands as it is.
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
      // A key is never empty, and no other name is encoded as this.
      name.isEmpty ? "%" : name.addingPercentEncoding(withAllowedCharacters: keyCharacters) ?? name
    }

    private static let keyCharacters = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-")

    private static func message(of error: UnsafeMutablePointer<GError>?) -> String {
      guard let error else { return "unknown error" }
      defer { g_error_free(error) }
      return String(cString: error.pointee.message)
    }

    /// Where the program's own settings belong.
    package static var defaultPath: String {
      let name = g_application_get_default().flatMap { g_application_get_application_id($0) } ?? g_get_prgname()
      let program = name.map { String(cString: $0) } ?? "GtkBridge"
      return String(cString: g_get_user_config_dir()) + "/\(program)/settings.ini"
    }
  }
}
