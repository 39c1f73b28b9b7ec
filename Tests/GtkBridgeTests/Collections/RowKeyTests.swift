import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Real keys for the controls in the rows of a list.
  @Suite @MainActor struct RowKeyTests {
    private struct Settings: View {
      @State private var isOn = false
      @State private var choice = "a"
      var body: some View {
        List {
          Toggle("Switch", isOn: $isOn)
          Picker("Choice", selection: $choice) { ForEach(["a", "b", "c"], id: \.self) { Text($0).tag($0) } }
            .pickerStyle(.segmented)
          Text("switch \(isOn ? "on" : "off") choice \(choice)")
        }
      }
    }

    @Test func spaceAndReturnToggleASwitch() async throws {
      let host = try ViewHost { Settings() }
      defer { host.close() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      let control = try #require(Gtk.shownWindows.first?.first("GtkSwitch"))
      control.grabFocus()
      try InputDevices.press(["space"])
      try await host.wait(for: "switch on choice a")
      try InputDevices.press(["Return"])
      try await host.wait(for: "switch off choice a")
    }

    @Test func arrowsMoveTheFocusInsideARow() async throws {
      let host = try ViewHost { Settings() }
      defer { host.close() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      func segment(_ title: String) throws -> Gtk.Widget {
        try #require(Gtk.shownWindows.first?.all("GtkToggleButton").first { $0.texts == [title] })
      }
      try segment("a").grabFocus()
      try InputDevices.press(["Right"])
      #expect(await MainLoop.wait { (try? segment("b").focusedDescendant) != nil })
      try InputDevices.press(["space"])
      try await host.wait(for: "switch off choice b")
      try InputDevices.press(["Left"])
      #expect(await MainLoop.wait { (try? segment("a").focusedDescendant) != nil })
    }
  }
}
