import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Stored values that a GSettings schema has: GTK's own demonstrates every type.
  @Suite @MainActor struct SchemaStorageTests {
    private static let id = "org.gtk.gtk4.Settings.FileChooser"

    private struct Settings: View {
      @AppStorage("show-hidden") var showsHidden = true
      @AppStorage("sidebar-width") var width = 1
      @AppStorage("sort-order") var order = "none"
      @AppStorage("not-a-key") var other = "file"
      var body: some View { Text("\(showsHidden) \(width) \(order) \(other)") }
    }

    @Test func schemaThatIsNotInstalledIsNone() {
      #expect(Gtk.Settings(schema: "io.github.gtkbridge.NoSuchSchema") == nil)
    }

    @Test func valuesAreTheSchemas() throws {
      let shared = StoredSettings.shared
      let folder = NSTemporaryDirectory() + UUID().uuidString
      defer {
        StoredSettings.shared = shared
        try? FileManager.default.removeItem(atPath: folder)
      }
      let settings = try #require(Gtk.Settings(schema: Self.id))
      for key in ["show-hidden", "sidebar-width", "sort-order"] { g_settings_reset(settings.cast(), key) }
      StoredSettings.shared = StoredSettings(path: folder + "/settings.ini", settings: settings)
      let screen = TestScreen { Settings() }
      #expect(screen.texts == ["false -1 ascending file"])
      // By the program.
      StoredSettings.shared.set("show-hidden", to: "true")
      StoredSettings.shared.set("not-a-key", to: "kept")
      // By another program.
      g_settings_set_string(settings.cast(), "sort-order", "descending")
      screen.flush()
      #expect(screen.texts == ["true -1 descending kept"])
      // A value that the schema does not permit.
      settings["sort-order"] = "sideways"
      settings["sidebar-width"] = "wide"
      #expect(settings["sort-order"] == "descending")
      #expect(settings["sidebar-width"] == "-1")
      // The same from a view: it shows the stored value.
      var heard: [String] = []
      let hearing = StoredSettings.shared.changes.sink { heard.append($0) }
      StoredSettings.shared.set("sort-order", to: "sideways")
      StoredSettings.shared.set("sidebar-width", to: "wide")
      screen.flush()
      #expect(screen.texts == ["true -1 descending kept"])
      #expect(heard == [])
      StoredSettings.shared.set("sort-order", to: "ascending")
      screen.flush()
      #expect(screen.texts == ["true -1 ascending kept"])
      #expect(heard == ["sort-order"])
      hearing.cancel()
      for key in ["show-hidden", "sidebar-width", "sort-order"] { g_settings_reset(settings.cast(), key) }
    }
  }
}
