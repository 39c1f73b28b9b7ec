import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Controls that disable themselves while they have the focus.
  @Suite @MainActor struct DisabledControlTests {
    private struct Controls: View {
      var isList = false
      @State private var isDisabled = false

      var body: some View {
        if isList {
          List {
            Section("first") { Button("before") {} }
            Section("second") { row }
            Section("third") { Button("after") {} }
          }
        } else {
          VStack {
            Button("before") {}
            row
            Button("after") {}
          }
        }
      }

      private var row: some View {
        HStack {
          Text("row")
          Button("left") {}
          Button("once") { isDisabled = true }.disabled(isDisabled)
          Button("right") { isDisabled = false }
        }
      }
    }

    private struct Chat: View {
      @State private var text = ""
      @State private var sent: [String] = []

      var body: some View {
        VStack {
          Button("Close") {}
          HStack {
            TextField("Message", text: $text)
            Button("Send") {
              sent.append(text)
              text = ""
            }
            .disabled(text.isEmpty)
          }
          Text("sent: \(sent.joined(separator: " "))")
        }
      }
    }

    @Test func theUserGoesOnTypingAfterAButtonHasTakenTheText() async throws {
      let screen = try await ClickedScreen { Chat() }
      let window = try screen.window
      try #require(window.first("GtkText")).grabFocus()
      try InputDevices.press("a")
      #expect(await MainLoop.wait { window.button("Send")?.isSensitive == true })
      await screen.nextFrame()
      try screen.click("Send")
      #expect(await MainLoop.wait { window.label("sent: a") != nil && focus?.typeName == "GtkText" })
      try InputDevices.press("b")
      #expect(await MainLoop.wait { window.button("Send")?.isSensitive == true })
      try await reach("Send", by: "Tab")
      try InputDevices.press("space")
      #expect(await MainLoop.wait { window.label("sent: a b") != nil && focus?.typeName == "GtkText" })
      try InputDevices.press("c")
      #expect(await MainLoop.wait { window.button("Send")?.isSensitive == true })
    }

    private var focus: Gtk.Widget? { Gtk.shownWindows.first?.focusInWindow }

    private func reach(_ name: String, by key: String) async throws {
      try InputDevices.press(key)
      #expect(await MainLoop.wait { focus?.texts == [name] }, "\(key) to \(name): \(focus?.texts ?? [])")
    }

    private struct Work: View {
      @State private var isWorking = false
      @State private var rolls = 0

      var body: some View {
        VStack {
          Button("first") {}
          Button("rolls: \(rolls)") {
            rolls += 1
            isWorking = true
          }.disabled(isWorking)
          Text(isWorking ? "working" : "ready").task(id: isWorking) { isWorking = false }
        }
      }
    }

    @Test func aControlThatWorksForAWhileIsUsedAgain() async throws {
      let host = try ViewHost { Work() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      try #require(Gtk.shownWindows.first?.all("GtkButton").first { $0.texts == ["rolls: 0"] }).grabFocus()
      for count in 1...3 {
        try InputDevices.press("space")
        try await host.wait(for: "rolls: \(count)")
        try await host.wait(for: "ready")
        #expect(await MainLoop.wait { focus?.texts == ["rolls: \(count)"] })
      }
    }

    @Test(arguments: [false, true], ["Tab", "shift+Tab"])
    func theKeyboardGoesOnFromThere(_ isList: Bool, _ key: String) async throws {
      let host = try ViewHost { Controls(isList: isList) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      let button = try #require(Gtk.shownWindows.first?.all("GtkButton").first { $0.texts == ["once"] })
      button.grabFocus()
      try InputDevices.press("space")
      #expect(await MainLoop.wait { !button.isSensitive })
      try await reach(key == "Tab" ? "right" : "left", by: key)
      // The place of the focus remains in the tab order.
      if key == "Tab" {
        try InputDevices.press("space")
        #expect(await MainLoop.wait { button.isSensitive })
        try await reach("once", by: "shift+Tab")
      }
      withExtendedLifetime(host) {}
    }
  }
}
