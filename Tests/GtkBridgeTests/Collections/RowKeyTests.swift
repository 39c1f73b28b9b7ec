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

    /// A row that is higher than the list, with controls at its ends.
    private struct HighRow: View {
      var body: some View {
        List {
          VStack {
            Button("top") {}
            Spacer().frame(height: 600)
            HStack { ForEach(["first", "second"], id: \.self) { title in Button(title) {} } }
          }
          Button("after") {}
        }
        .buttonStyle(.bordered)
      }
    }

    @Test func aControlThatAKeyReachesInAHighRowIsInSight() async throws {
      let screen = try await ClickedScreen(height: 300) { HighRow() }
      let window = try screen.window
      let area = try #require(window.first("GtkScrolledWindow"))
      let buttons = window.all("GtkButton")
      func button(_ title: String) throws -> Gtk.Widget { try #require(buttons.first { $0.texts == [title] }) }
      func isInSight(_ title: String) async throws -> Bool {
        let button = try button(title)
        return await MainLoop.wait {
          let place = button.bounds(in: area)
          return button.focusedDescendant != nil && place.y >= 4 && place.y + place.height + 4 <= Int(area.height)
        }
      }
      try button("top").grabFocus()
      for (key, title) in [("Tab", "first"), ("Tab", "second"), ("shift+Tab", "first"), ("shift+Tab", "top")] {
        try InputDevices.press(key)
        try #require(await isInSight(title), "\(key) leads to \(title)")
      }
    }
  }
}
