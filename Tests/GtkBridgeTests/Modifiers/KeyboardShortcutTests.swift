import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Shortcuts by real keys.
  @Suite @MainActor struct KeyboardShortcutTests {
    private struct Keys: View {
      let log: Log
      @State private var text = ""
      @FocusState private var isEditing: Bool
      var body: some View {
        VStack {
          Button("first") { log.entries.append("first") }
          Button("left") { log.entries.append("left") }.keyboardShortcut(.leftArrow, modifiers: [])
          Button("space") { log.entries.append("space") }.keyboardShortcut(.space, modifiers: [])
          Button("k") { log.entries.append("k") }.keyboardShortcut("k", modifiers: [])
          Button("edit") { isEditing = true }
          TextField("field", text: $text).focused($isEditing)
          Text("typed \(text)")
        }
      }
    }

    @Test func keysWithoutModifiersAreThoseOfNoField() async throws {
      let log = Log()
      let host = try ViewHost { Keys(log: log) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      try InputDevices.press("Left", "Left", "space", "k")
      #expect(await MainLoop.wait { log.entries.count == 4 })
      #expect(log.entries == ["left", "left", "space", "k"])
      try host.tap("edit")
      await host.nextFrame()
      try InputDevices.press("a", "space", "Left", "b")
      #expect(await MainLoop.wait { host.texts.contains("typed ab ") }, "\(host.texts)")
      #expect(log.entries.count == 4)
    }

    private struct Question: View {
      let log: Log
      @State private var texts = ["", ""]
      @State private var isDisabled = false
      var body: some View {
        VStack {
          TextField("Plain", text: $texts[0])
          TextField("Submitting", text: $texts[1]).onSubmit { log.entries.append("submit") }
          Button("Other") { log.entries.append("other") }
          Button("Disable") { isDisabled = true }
          Button("Default") { log.entries.append("default") }.keyboardShortcut(.defaultAction).disabled(isDisabled)
        }
      }
    }

    @Test func enterInAFieldPressesTheDefaultAction() async throws {
      let log = Log()
      let screen = try await ClickedScreen { Question(log: log) }
      let fields = try screen.window.all("GtkText")
      try #require(fields.count == 2)
      fields[0].grabFocus()
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { log.entries == ["default"] })
      fields[1].grabFocus()
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { log.entries == ["default", "submit"] })
      // A press that must have no effect is followed by one that has an effect.
      try screen.click("Disable")
      let button = try #require(screen.window.button("Default"))
      #expect(await MainLoop.wait { !button.isSensitive })
      fields[0].grabFocus()
      try InputDevices.press("Return", "Tab", "Return")
      #expect(await MainLoop.wait { log.entries.count == 3 })
      #expect(log.entries == ["default", "submit", "submit"])
    }
  }
}
